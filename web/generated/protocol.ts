/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Update =
  | OpenedUpdate
  | SeatTakenUpdate
  | SeatLeftUpdate
  | StartedUpdate
  | SteppedUpdate
  | TookBackUpdate
  | ProposedUpdate
  | AnsweredUpdate
  | HandedOverUpdate
  | BotFailedUpdate
  | ChatUpdate
  | ClosedUpdate
/**
 * Where something stands in a view, and what stands there now; without a value it is gone.
 *
 * @minItems 1
 * @maxItems 2
 */
export type Change = [(string | number)[]] | [(string | number)[], unknown]
/**
 * What a title shows of itself: its types have the title's own name.
 */
export type View = Record<string, unknown>

export type ClientMessage =
  | DecideMessage
  | LookMessage
  | SayMessage
  | TakeBackMessage
  | ProposeMessage
  | AgreeMessage
  | HandOverMessage
  | ResignMessage
  | WhyMessage
  | HintMessage
  | StartMessage
  | LanguageMessage
  | PingMessage

export type ServerMessage =
  | Welcome
  | News
  | SeatLost
  | SeatShown
  | SeatHidden
  | Done
  | Refused
  | Legality
  | HintReply
  | StoreTrouble
  | RematchOpened
  | PresenceChanged
  | Bye
  | Pong

/**
 * What a socket says first.
 */
export interface FirstMessage {
  hello: Hello
}
/**
 * The first message on a socket. `after`: the number of the last update that the client has seen. `keeps_table`:
 * it carries out what is told to have changed, and is sent the whole table only where that is not known.
 */
export interface Hello {
  token?: string | null
  seat?: number | null
  after?: number | null
  language?: string
  invitation?: string
  name?: string
  keeps_table?: boolean
}
/**
 * A decision in notation; `about` is the question that was seen.
 */
export interface DecideMessage {
  do: string
  about?: number | null
  id?: string
  seat?: number | null
}
/**
 * The seat that is to be shown; null for the table as spectators see it. `openly`: as long as it has no secret, for
 * others look at the same screen.
 */
export interface LookMessage {
  look: number | null
  openly?: boolean
  id?: string
}
/**
 * Something to be said to the table.
 */
export interface SayMessage {
  say: string
  id?: string
  seat?: number | null
}
/**
 * A step to be taken back; null for the latest.
 */
export interface TakeBackMessage {
  take_back: number | null
  id?: string
  seat?: number | null
}
/**
 * Something that everybody has to agree to; see `Propose`.
 */
export interface ProposeMessage {
  propose: 'back' | 'pause' | 'resume'
  to?: number
  id?: string
  seat?: number | null
}
/**
 * The answer to a proposal.
 */
export interface AgreeMessage {
  agree: boolean
  id?: string
  seat?: number | null
}
/**
 * The level of a bot that is to play for me; empty: I am back.
 */
export interface HandOverMessage {
  hand_over: string
  id?: string
  seat?: number | null
}
/**
 * I give up.
 */
export interface ResignMessage {
  resign: true
  id?: string
  seat?: number | null
}
/**
 * A question: why may I not decide this?
 */
export interface WhyMessage {
  why: string
  id?: string
  seat?: number | null
}
/**
 * A wish for advice.
 */
export interface HintMessage {
  hint: true
  id?: string
  seat?: number | null
}
/**
 * The game is to begin.
 */
export interface StartMessage {
  start: true
  id?: string
  seat?: number | null
}
/**
 * The language of errors and hints from now on.
 */
export interface LanguageMessage {
  language: 'en' | 'fr'
  id?: string
}
/**
 * Anything, which comes back as `pong`.
 */
export interface PingMessage {
  ping: unknown
  id?: string
}
/**
 * The table was opened.
 */
export interface OpenedUpdate {
  kind: 'opened'
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * An event of the title with its arguments, and `changes`: what it changed in the viewer's view.
 */
export interface GameEvent {
  event: string
  changes?: Change[]
  [k: string]: unknown
}
/**
 * Somebody sat down; `level` is that of a bot, or empty.
 */
export interface SeatTakenUpdate {
  kind: 'sat'
  seat: number
  name: string
  level: string
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * Somebody left a seat before the start.
 */
export interface SeatLeftUpdate {
  kind: 'stood'
  seat: number
  name: string
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * The game began; `commitment` is the fingerprint of its fair seed.
 */
export interface StartedUpdate {
  kind: 'started'
  commitment: string
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * A seat decided; `do`, what it was, is for that seat alone. `late`: its time was up, the default was played.
 */
export interface SteppedUpdate {
  kind: 'stepped'
  seat: number
  late?: boolean
  do?: string
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * A seat took a step of its own back; nobody else is told.
 */
export interface TookBackUpdate {
  kind: 'took_back'
  seat: number
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * Something that everybody has to agree to was proposed; `settled`: everybody has, so it is done. `to` is the
 * update to which the table is to go back.
 */
export interface ProposedUpdate {
  kind: 'proposed'
  seat: number
  what: 'back' | 'pause' | 'resume'
  settled: boolean
  to?: number
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * Somebody answered what was proposed.
 */
export interface AnsweredUpdate {
  kind: 'answered'
  seat: number
  what: 'back' | 'pause' | 'resume'
  settled: boolean
  to?: number
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
  agrees: boolean
}
/**
 * A bot of a `level` plays for a person from now on; with none, the person is back.
 */
export interface HandedOverUpdate {
  kind: 'handed_over'
  seat: number
  level: string
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * A bot did not decide, and the default was played.
 */
export interface BotFailedUpdate {
  kind: 'marked'
  seat: number
  problem: string
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * Somebody said something; `seat` is null for a spectator.
 */
export interface ChatUpdate {
  kind: 'said'
  seat: number | null
  name: string
  text: string
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * The table was closed, `by` a seat or by the server.
 */
export interface ClosedUpdate {
  kind: 'closed'
  by: number | null
  number: number
  at: number
  events?: GameEvent[]
  changes?: Change[]
}
/**
 * The answer to `hello`: what the token is good for, and the server's version; another one than before: the page is
 * to be loaded anew. `updates` are those after `after`; `reset`: more happened than is told; the `table` is whole all
 * the same, and the story is at `GET …/log`.
 */
export interface Welcome {
  table: TableView
  yours: OwnSeats | null
  version: string
  updates?: Update[]
  reset?: true
}
/**
 * The table as a viewer sees it; `you` is the viewer's seat, null for a spectator, and `number` the latest update
 * that the viewer was told. `commitment` is the fingerprint of the fair seed; `now` is a date in milliseconds.
 *
 * Once the game has begun there are its `view` and `outcome` and, in `waiting`, the seats that owe a decision; for a
 * seat its `question`, what it may decide and take back; at the end the `seed` and the `rematch`. Those who
 * share a screen learn which of them may be asked before all eyes, for they have no secret: `open_seats`.
 */
export interface TableView {
  always_legal?: string[]
  campaign: string | null
  chat: ChatLine[]
  clock: ClockInfo
  commitment: string
  daily: string | null
  legal?: string[]
  match: string
  now: number
  number: number
  open_seats?: number[]
  outcome?: WrittenPlacing[] | null
  presence?: SeatPresence[]
  preview?: View
  proposal: ProposalInfo | null
  public: boolean
  question?: number
  rematch?: string | null
  seats: SeatInfo[]
  seed?: string
  settings: Record<string, Json>
  status: 'gathering' | 'playing' | 'paused' | 'over'
  take_back?: UndoableStep[]
  title: string
  view?: View
  waiting?: number[]
  watchers?: number
  you: number | null
}
/**
 * Something that was said; `seat` is null for a spectator.
 */
export interface ChatLine {
  at: number
  name: string
  seat: number | null
  text: string
}
/**
 * How the table keeps time, and the milliseconds that each seat has `left`; null where it has as long as it likes.
 * Nothing goes off them for the first `stands` milliseconds.
 */
export interface ClockInfo {
  banks: number[] | null
  days: number
  increment: number
  left: (number | null)[]
  mode: 'none' | 'decision' | 'bank' | 'days'
  rules: boolean
  seconds: number
  stands: number
}
/**
 * How one seat came out.
 */
export interface WrittenPlacing {
  seat: number
  place: number
  key: string
  args?: Record<string, Json>
  points?: number
  team?: number
}
/**
 * Whether the page of a seat's person shows the table (`here`), and if not, since when: a date in milliseconds,
 * null where nobody was seen to leave.
 */
export interface SeatPresence {
  away_since: number | null
  here: boolean
}
/**
 * The open proposal; `to` is the viewer's own update of the moment to go back to.
 */
export interface ProposalInfo {
  agreed: number[]
  seat: number
  to: number | null
  what: 'back' | 'pause' | 'resume'
}
/**
 * A seat as everybody knows it; see `Seat`. `account`: whether the account of this name sits here, and not somebody
 * who only calls themselves so.
 */
export interface SeatInfo {
  account: boolean
  failures: number
  holder: '' | 'person' | 'bot'
  level: string
  name: string
  stand_in: string
}
/**
 * A step that can be taken back: its place among those, and what was decided.
 */
export interface UndoableStep {
  do: string
  step: number
}
/**
 * What a token is good for.
 */
export interface OwnSeats {
  host: boolean
  seats: number[]
}
/**
 * What happened since the last message, and the `table` as it is now; whoever keeps it is told by `changes` what
 * has changed in it, but for its view, which the updates change. `reset` as in the answer to `hello`.
 */
export interface News {
  updates: Update[]
  table?: TableView
  changes?: Change[]
  reset?: true
}
/**
 * The token is no longer good for the seat that was shown.
 */
export interface SeatLost {
  table: TableView
  yours: OwnSeats | null
  reset: true
}
/**
 * The answer to `look`.
 */
export interface SeatShown {
  table: TableView
  id: string
  done: true
  updates: Update[]
}
/**
 * The seat that was shown openly has a secret now: the table as spectators see it, and what happened since the last
 * message as they were told.
 */
export interface SeatHidden {
  table: TableView
  updates: Update[]
  hidden: true
}
/**
 * The answer to a message with this `id`: it was done, and is stored. `number` is the update that it led to, which
 * may still be on its way.
 */
export interface Done {
  id: string
  done: true
  number?: number
}
/**
 * The answer to a message with this `id`: it was not done, and why.
 */
export interface Refused {
  id: string
  error: ErrorMessage
}
/**
 * An error: a `code` for programs, the sentence in the language that was asked for, and the clause of the rules if
 * there is one.
 */
export interface ErrorMessage {
  clause?: string
  code: string
  details: Record<string, Json>
  message: string
}
/**
 * The answer to `why`.
 */
export interface Legality {
  id: string
  why: LegalityAnswer
}
/**
 * Whether a decision is allowed now and, if not, by which clause and why. `reason` names the message that says it,
 * `sentence` is it, and `message` tells what would be legal as well.
 */
export interface LegalityAnswer {
  allowed: boolean
  clause?: string
  do: string
  legal: string[]
  message?: string
  reason?: string
  sentence?: string
}
/**
 * The answer to `hint`.
 */
export interface HintReply {
  id: string
  hint: HintAnswer
}
/**
 * The best of what may be done by a seat, and all that is worth showing, best first.
 */
export interface HintAnswer {
  about: number
  args: Record<string, Json>
  chance: number | null
  decision: string
  do: string
  key: string
  preview: Record<string, Json>
  ranking: RankedDecision[]
  reason: string
  seat: number
  then: string[]
}
/**
 * Something that may be done, what would follow, why, and how likely it is to win; null where nobody has reckoned
 * it. `preview` is what the engine can tell in advance once the quiet decisions that it begins with are made: like the
 * preview of a table, empty where it begins with another.
 */
export interface RankedDecision {
  args: Record<string, Json>
  chance: number | null
  decision: string
  do: string
  key: string
  preview: Record<string, Json>
  reason: string
  then: string[]
}
/**
 * `store`: the server waits for its disk, nothing is lost and clocks stand; null: that is over, and a `table` says
 * how they stand.
 */
export interface StoreTrouble {
  trouble: 'store' | null
}
/**
 * Where the next game is.
 */
export interface RematchOpened {
  rematch: string
}
/**
 * Somebody has come or gone: who is there now, seat by seat, and how many look on; see `TableView`.
 */
export interface PresenceChanged {
  presence: SeatPresence[]
  watchers: number
}
/**
 * The server restarts: come back in so many milliseconds.
 */
export interface Bye {
  reconnect_ms: number
  bye: 'restart'
}
/**
 * What `ping` said.
 */
export interface Pong {
  pong: unknown
}
