/** Generated from declarations in Python; do not edit. `python tools/web_types.py` writes it anew. */

import type {
  ChatLine,
  ClockInfo,
  ErrorMessage,
  GameEvent,
  Json,
  OwnSeats,
  ProposalInfo,
  SeatInfo,
  SeatPresence,
  TableView,
  UndoableStep,
  Update,
  View,
  WrittenPlacing,
} from './protocol'

/**
 * A message of the title and its arguments.
 *
 * @minItems 2
 * @maxItems 2
 */
export type TitleMessage = [
  string,
  {
    [k: string]: string | number
  },
]

/**
 * How the server is, and what it can serve.
 */
export interface Health {
  status: 'down' | 'ok'
  store: string
  titles: string[]
  version: string
}
/**
 * A title: its `bots` from the weakest to the strongest; `records`, whether best results and daily challenges are
 * kept for it; the rules of its campaigns; the setting for which something can be built in its `workshop`.
 */
export interface TitleInfo {
  bots: string[]
  campaign: CampaignRules | null
  edition: string
  records: boolean
  seats: SeatRange
  settings: SettingInfo[]
  title: string
  workshop: string | null
}
/**
 * A title's campaigns: for how many, their settings, and what is chosen before each stage.
 */
export interface CampaignRules {
  choices: SettingInfo[]
  seats: SeatRange
  settings: SettingInfo[]
}
/**
 * Something that can be chosen: one of the `choices`, a number from `low` to `high`, or a yes or no.
 */
export interface SettingInfo {
  choices?: string[]
  clause: string
  default: boolean | number | string
  high?: number
  low?: number
  name: string
}
/**
 * For how many a title is.
 */
export interface SeatRange {
  least: number
  most: number
}
/**
 * What sentences of a title are made from; see `paddock.core.vocabulary`.
 */
export interface Vocabulary {
  decisions: {
    [k: string]: DecisionInfo
  }
  events: {
    [k: string]: [string, string | null][]
  }
  values: {
    [k: string]: ValueSet
  }
}
/**
 * A kind of decision: the name and the set of values of each argument.
 */
export interface DecisionInfo {
  always_legal: boolean
  args: [string, string][]
  formality: boolean
  quiet: boolean
}
/**
 * A set of values: how they are written, and the messages that name them to people.
 */
export interface ValueSet {
  low: number
  messages: TitleMessage[] | null
  names: string[]
  numeric: boolean
}
/**
 * The rules of a title, and the language that they are written in.
 */
export interface Rulebook {
  chapters: Chapter[]
  language: string
  title: string
}
/**
 * A chapter of the rules.
 */
export interface Chapter {
  clauses: ClauseText[]
  id: string
  intro: string
  name: string
}
/**
 * A clause of the rules, as Markdown.
 */
export interface ClauseText {
  id: string
  text: string
}
/**
 * A piece for a place of a design, and the `problem` that forbids it, or null.
 */
export interface PieceOffer {
  problem: ErrorMessage | null
  [k: string]: unknown
}
/**
 * A design as the rules see it; `problems` keep it from being played on.
 */
export interface DesignCheck {
  code: string | null
  design: Record<string, Json>
  facts: View
  offers: PieceOffer[]
  problems: ErrorMessage[]
  scene: View
}
/**
 * Something that is being built, and the place at which the next piece is to be laid: before what is there, or
 * `instead` of it; without a place, at the end.
 */
export interface CheckDesign {
  design: Record<string, Json>
  at?: number | null
  instead?: boolean
}
/**
 * The design of a share code, and the code as it is best written.
 */
export interface SharedDesign {
  code: string
  design: Record<string, Json>
}
/**
 * A table that has just been opened.
 */
export interface OpenedTable {
  invitation: string
  match: string
  seats: number[]
  table: TableView
  token: string
}
/**
 * A table to be opened. `start`: begin at once, if every seat is taken.
 */
export interface OpenTable {
  start?: boolean
  title: string
  seats: RequestedSeat[]
  settings?: Record<string, Json>
  clock?: ClockSettings
  public?: boolean
}
/**
 * Who is to sit in a seat: `me`; a friend `here`, at the same screen; a friend by `link`; a `bot`.
 */
export interface RequestedSeat {
  who: 'bot' | 'here' | 'link' | 'me'
  name?: string
  level?: string
}
/**
 * How a table keeps time. `mode`: `none`; `decision`, so many seconds each; `bank`, so many for the whole game and
 * `increment` back for each decision; `days`, so many days each. `rules`: the title's own limits (a sand timer).
 */
export interface ClockSettings {
  mode?: string
  seconds?: number
  increment?: number
  days?: number
  rules?: boolean
}
/**
 * A page of the lobby; `next` is what to give as `after` for the next one.
 */
export interface TableList {
  next: string | null
  tables: ListedTable[]
}
/**
 * A table in the lobby; `free` counts its free seats, `changed` is a date in milliseconds.
 */
export interface ListedTable {
  changed: number
  clock: ClockSettings
  free: number
  match: string
  opened: number
  public: boolean
  seats: ListedSeat[]
  settings: Record<string, Json>
  status: 'gathering' | 'playing' | 'paused' | 'over'
  title: string
}
/**
 * A seat in the lobby.
 */
export interface ListedSeat {
  account?: boolean
  holder: '' | 'person' | 'bot'
  level: string
  name: string
}
/**
 * A table as whoever asks sees it, and what their token is good for there.
 */
export interface OwnTableView {
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
  yours: OwnSeats | null
}
/**
 * The seat that was taken, and a token for all of one's own.
 */
export interface TakenSeat {
  match: string
  seat: number
  seats: number[]
  token: string
}
/**
 * A seat to be taken: by the sender, or (`bot`, for the host) by a bot of a level.
 */
export interface TakeSeat {
  name?: string
  seat?: number | null
  invitation?: string
  bot?: string
}
/**
 * A seat that is free again.
 */
export interface LeftSeat {
  match: string
  seat: number
}
/**
 * A code that lets whoever has it take a free seat or watch.
 */
export interface Invitation {
  invitation: string
  match: string
}
/**
 * The address at which others can reach the server; null where only this machine can.
 */
export interface SharedAddress {
  address: string | null
}
/**
 * That something was done at a table.
 */
export interface TableName {
  match: string
}
/**
 * An invitation that is no longer to be good.
 */
export interface RevokeInvitation {
  invitation: string
}
/**
 * A token for some seats of a table.
 */
export interface SeatKey {
  match: string
  seats: number[]
  token: string
}
/**
 * Something that concerns one seat only.
 */
export interface SeatBody {
  seat?: number | null
}
/**
 * A table that is closed.
 */
export interface ClosedTable {
  match: string
  status: 'gathering' | 'playing' | 'paused' | 'over'
}
/**
 * A token for the seats of the next game, and what the old one is good for.
 */
export interface RematchKey {
  match: string
  seats: number[]
  token: string
  yours: OwnSeats | null
}
/**
 * The same for a decision with an `id`.
 */
export interface ConfirmedDecision {
  done: boolean
  id: string
  table: OwnTableView
}
/**
 * A decision in notation. `id` makes it harmless to send it twice; `about` is the question that was seen.
 */
export interface Decide {
  do: string
  id?: string
  about?: number | null
  seat?: number | null
}
/**
 * A question: why may I not decide this?
 */
export interface ExplainRefusal {
  do: string
  seat?: number | null
}
/**
 * The same, and the table after it.
 */
export interface ConfirmationWithTable {
  done: boolean
  table: OwnTableView
}
/**
 * A step of one's own to be taken back: the latest, or the one at a place of `table.take_back`.
 */
export interface TakeBack {
  step?: number | null
  seat?: number | null
}
/**
 * That it was done, and is stored.
 */
export interface Confirmation {
  done: boolean
}
/**
 * Something that everybody has to agree to: to go `back` to one's own update `to`, to `pause`, to `resume`.
 */
export interface Propose {
  what: 'back' | 'pause' | 'resume'
  to?: number
  seat?: number | null
}
/**
 * The answer to a proposal.
 */
export interface AnswerProposal {
  agrees: boolean
  seat?: number | null
}
/**
 * A bot of a level is to play for me; without a level I am back.
 */
export interface HandOver {
  level?: string
  seat?: number | null
}
/**
 * Something to be said to the table; a spectator says their name too.
 */
export interface SendChat {
  text: string
  name?: string
  seat?: number | null
}
/**
 * A wish for advice.
 */
export interface AskForHint {
  match: string
  seat?: number | null
}
/**
 * A part of the story; `last` is the number of the latest update.
 */
export interface LogPage {
  last: number
  match: string
  updates: Update[]
}
/**
 * The position at an update; `shared` is the number that it has for spectators.
 */
export interface Moment {
  match: string
  number: number
  shared: number
  view: View
  you: number | null
}
/**
 * A finished game looked at again. `contest`: whether somebody could be beaten; only then there are chances of
 * winning.
 */
export interface GameAnalysis {
  best: BestDecision[]
  contest: boolean
  last: number
  match: string
  points: ChancePoint[]
  reviews: DecisionReview[]
  seats: number
  turning: TurningPoint[]
}
/**
 * What somebody did best, and from where to where it took their chances.
 */
export interface BestDecision {
  after: number
  before: number
  n: number
  played: string[]
  round: number
  said: string
  seat: number
  update: number
}
/**
 * Each seat's chance of winning, from 0 to 1; alone, how good the result promised to be.
 */
export interface ChancePoint {
  chances: number[]
  n: number
  round: number
  update: number
}
/**
 * What somebody played, what would have been better, and why.
 */
export interface DecisionReview {
  best: number | null
  better: string[]
  chance: number | null
  n: number
  played: string[]
  reason: string
  round: number
  said: string
  seat: number
  update: number
}
/**
 * Where the chances of a seat turned, by whom, by which decision, and what happened.
 */
export interface TurningPoint {
  after: number
  before: number
  by: number | null
  do: string | null
  n: number
  round: number
  said: string
  seat: number
  story: string[]
  update: number
}
/**
 * A game in figures, by name: what each one is, and that of each seat; null where there is none.
 */
export interface StatisticsTable {
  figures: {
    [k: string]: string
  }
  match: string
  seats: {
    [k: string]: (number | string | null)[]
  }
}
/**
 * The same with the seed, and the fingerprint of it that everybody was given at the start.
 */
export interface TableProof {
  chances: number
  commitment: string
  drawn: {
    [k: string]: number
  }
  fair: boolean
  finished: boolean
  match: string
  problem: string | null
  seed: string
  steps: number
  went_back: number
}
/**
 * The best of every category of a title.
 */
export interface CategoryList {
  categories: CategoryResults[]
  title: string
}
/**
 * The best of a category, and how many people have a result in it.
 */
export interface CategoryResults {
  best: BestResult[]
  category: string
  holders?: number
  parts: TitleMessage[]
}
/**
 * A result. `holder`: whose it is, in the form in which names are compared; `account`: whether it is that of the
 * account of this name; `said` is the message that says its value; `public`: whether anybody may watch it.
 */
export interface BestResult {
  account: boolean
  at: number
  category: string
  holder: string
  match: string
  name: string
  public: boolean
  said: TitleMessage
  seat: number
  value: number
}
/**
 * The best of a category or of a day's challenge.
 */
export interface ResultList {
  best: BestResult[]
  category: string | null
  day: string | null
  parts: TitleMessage[]
  title: string
}
/**
 * How the best of a category was done; null where nobody has done it.
 */
export interface GhostAnswer {
  category: string
  ghost: GhostResult | null
  title: string
}
/**
 * A result with its `trace`: turn by turn how it was done, as the title writes it.
 */
export interface GhostResult {
  account: boolean
  at: number
  category: string
  holder: string
  match: string
  name: string
  public: boolean
  said: TitleMessage
  seat: number
  trace: unknown
  value: number
}
/**
 * Today's challenge, its best so far, and the try that counts of whoever asks.
 */
export interface DailyChallenge {
  best: BestResult[]
  day: string
  ends: number
  now: number
  settings: Record<string, Json>
  title: string
  yours: PlacedResult | null
}
/**
 * A result and its place.
 */
export interface PlacedResult {
  account: boolean
  at: number
  category: string
  holder: string
  match: string
  name: string
  place: number
  public: boolean
  said: TitleMessage
  seat: number
  value: number
}
/**
 * The daily challenge, to be driven by somebody of this name.
 */
export interface OpenDaily {
  name: string
}
/**
 * How a table stands among the best results; `feats` is what was set at it.
 */
export interface TableBestResults {
  best: BestResult | null
  category: ResultCategory | null
  day: string | null
  feats: OwnBestResult[]
  holder: string
  match: string
  own: BestResult | null
}
/**
 * What results are compared within; `parts` say it.
 */
export interface ResultCategory {
  category: string
  parts: TitleMessage[]
}
/**
 * Something that was set at a table, and the best before it. `practice`: a later try at a daily challenge than the
 * one that counts.
 */
export interface OwnBestResult {
  account: boolean
  at: number
  before: BestResult | null
  category: string
  holder: string
  match: string
  name: string
  place: number
  practice: boolean
  public: boolean
  said: TitleMessage
  seat: number
  value: number
}
/**
 * A campaign, and the key for whoever began it.
 */
export interface NewCampaign {
  campaign: string
  choices: Record<string, Json>
  games: CampaignGame[]
  kept: Record<string, Json>
  key: string
  made: number
  match: string | null
  name: string
  seats: Entrant[]
  settings: Record<string, Json>
  stage: TitleMessage | null
  standings: CampaignStandings
  status: ('' | 'gathering' | 'playing' | 'paused') | null
  title: string
}
/**
 * A game that counts, and when it was over.
 */
export interface CampaignGame {
  at: number
  match: string
}
/**
 * Who plays a seat in every stage: whoever opened the campaign (`me`), a friend `here` at the same screen, a friend
 * by `link` (whose name is known once they have sat down), or a `bot` of a level.
 */
export interface Entrant {
  who: 'bot' | 'here' | 'link' | 'me'
  name?: string
  level?: string
}
/**
 * How a campaign stands; `low`: whether little of the `measure` is good.
 */
export interface CampaignStandings {
  groups: StageGroup[]
  lines: StandingsRow[]
  low: boolean
  measure: TitleMessage
}
/**
 * Stages that belong together, with what each seat has in them.
 */
export interface StageGroup {
  legs: StageScores[]
  said: TitleMessage
  totals: (number | null)[]
}
/**
 * A stage in the standings, with the points of each seat; null where it has none.
 */
export interface StageScores {
  points: (number | null)[]
  said: TitleMessage
}
/**
 * How a seat stands; null before the first stage, and for whoever plays alone and has won nothing.
 */
export interface StandingsRow {
  place: number | null
  seat: number
  total: number | null
}
/**
 * A campaign to be begun: games of a title that follow each other, with the same people.
 */
export interface OpenCampaign {
  title: string
  seats: RequestedSeat[]
  settings?: Record<string, Json>
  clock?: ClockSettings
  public?: boolean
  name: string
}
/**
 * Some campaigns.
 */
export interface CampaignList {
  campaigns: Campaign[]
}
/**
 * A campaign. `stage` is the message that names the next stage, or the one that is open; `match` is the table of
 * that one, with its status (null once it is over); `choices` is what was chosen for it, or what is usual for the next
 * one; `kept` is what lasts, as the title has it.
 */
export interface Campaign {
  campaign: string
  choices: Record<string, Json>
  games: CampaignGame[]
  kept: Record<string, Json>
  made: number
  match: string | null
  name: string
  seats: Entrant[]
  settings: Record<string, Json>
  stage: TitleMessage | null
  standings: CampaignStandings
  status: ('' | 'gathering' | 'playing' | 'paused') | null
  title: string
}
/**
 * A token for the seats of a stage, and an invitation for the others.
 */
export interface StageKey {
  invitation: string
  match: string
  seats: number[]
  token: string
}
/**
 * The next stage of a campaign, with what is chosen for it; what is left out is as the last time.
 */
export interface PlayStage {
  choices?: Record<string, Json>
}
/**
 * Another key of a campaign.
 */
export interface CampaignKey {
  campaign: string
  key: string
}
/**
 * That something was done with a campaign.
 */
export interface CampaignName {
  campaign: string
}
/**
 * A sandbox as its owner sees it: what each seat that owes a decision may decide.
 */
export interface SandboxView {
  branch: string
  legal: {
    [k: string]: string[]
  }
  match: string
  outcome: WrittenPlacing[] | null
  preview: View
  steps: number
  view: View
  waiting: number[]
  you: number | null
}
/**
 * A branch to try things in, off the game as it stands or as it stood when one was told update `number`.
 */
export interface OpenSandbox {
  number?: number | null
  seat?: number | null
}
/**
 * The same after a decision, with what happened.
 */
export interface SandboxStep {
  branch: string
  events: GameEvent[]
  legal: {
    [k: string]: string[]
  }
  match: string
  outcome: WrittenPlacing[] | null
  preview: View
  steps: number
  view: View
  waiting: number[]
  you: number | null
}
/**
 * A decision to be tried, of any seat.
 */
export interface DecideInSandbox {
  do: string
  seat: number
}
/**
 * How many tried decisions to take back.
 */
export interface TakeBackInSandbox {
  steps?: number
}
/**
 * The same after a bot has decided.
 */
export interface SandboxBotStep {
  branch: string
  done: string[]
  events: GameEvent[]
  legal: {
    [k: string]: string[]
  }
  match: string
  outcome: WrittenPlacing[] | null
  preview: View
  steps: number
  view: View
  waiting: number[]
  you: number | null
}
/**
 * A seat of a branch for which a bot is to decide, and the seat whose view is wanted then.
 */
export interface AskBotInSandbox {
  seat: number
  level?: string
  view?: number | null
}
/**
 * An account that is signed in on this device.
 */
export interface SignedIn {
  name: string
  token: string
}
/**
 * A name and a password.
 */
export interface Credentials {
  name: string
  password: string
}
/**
 * The same, and how many tables are kept for it.
 */
export interface AccountInfo {
  devices: number
  name: string
  tables: number
}
/**
 * On how many devices an account is signed in.
 */
export interface AccountDevices {
  devices: number
  name: string
}
/**
 * A new password, and the old one. `others`: whether all other devices are signed out.
 */
export interface NewPassword {
  password: string
  new: string
  others?: boolean
}
/**
 * The name of an account.
 */
export interface AccountName {
  name: string
}
/**
 * The password, asked again before something that can't be undone.
 */
export interface CurrentPassword {
  password: string
}
/**
 * The tables of an account.
 */
export interface AccountGames {
  games: AccountTable[]
  name: string
}
/**
 * A table at which an account sits or sat, with the seats that are its own.
 */
export interface AccountTable {
  changed: number
  clock: ClockSettings
  free: number
  match: string
  opened: number
  public: boolean
  seats: ListedSeat[]
  settings: Record<string, Json>
  status: 'gathering' | 'playing' | 'paused' | 'over'
  title: string
  yours: number[]
}
