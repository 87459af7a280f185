/**
 * How the events of a title are played back: for how long each is looked at, what is seen over the board meanwhile, what is
 * shown together, and what the log tells. A title declares it; what an event changes comes with the event itself.
 */

import type { GameEvent } from '../lib/types'
import type { TitleModule } from '../titles/title'

/** How long most events are looked at, in milliseconds at speed 1. */
export const GLANCE = 250
export const MOMENT = 500

/** Puts under `effects` of what is drawn what is seen for a moment; `piece` is what the event is about. */
export type Effect<Model, Piece> = (model: Model, event: GameEvent, piece: Piece) => void

/** By kind of event: how long it is looked at, in milliseconds at speed 1, and what is seen meanwhile. */
export type ShownEvents<Model, Piece> = Record<
  string,
  readonly [milliseconds: number, ...effects: Effect<Model, Piece>[]]
>

interface PlaybackRules<Model, Piece> {
  shown: ShownEvents<Model, Piece>
  /** How long every other kind of event is looked at; at a glance unless told. */
  usual?: number
  /** The name of the piece that an event is about, if it is about one. */
  subjectOf(event: GameEvent): unknown
  pieceNamed(model: Model, name: unknown): Piece | undefined
  /** Whether an event is about something that is drawn; all are unless told. */
  isDrawn?(model: Model, event: GameEvent): boolean

  /** Kinds of event that happen to everybody at once. */
  atOnce?: readonly string[]
  /** What one piece does, and what follows from it before anybody could look away. */
  asOne?: readonly (readonly string[])[]
  /** Which of these may come twice for the same piece. */
  repeated?: readonly string[]
  /** Which of these are everybody's, whatever piece they name. */
  common?: readonly string[]
  /** Instead of all these: whether two events are shown together. */
  areSimultaneous?(before: GameEvent, event: GameEvent): boolean

  /** What the picture shows well enough, or what another line says better. */
  unlogged: readonly string[]
  isLogged?(event: GameEvent): boolean
  /** The kind of event with which a round begins, and the argument that has its number. */
  round?: readonly [kind: string, argument: string]
}

interface Playback extends Pick<TitleModule, 'showEvent' | 'areSimultaneous' | 'isLogged' | 'roundBegunBy'> {
  /** All kinds of event that are named; a test holds them against those that can happen. */
  namedKinds: string[]
}

export function definePlayback<Model extends { effects: object }, Piece>({
  round: [roundKind, roundNumber] = ['round', 'number'],
  ...rules
}: PlaybackRules<Model, Piece>): Playback {
  const { shown, usual = GLANCE, subjectOf, atOnce = [], asOne = [], repeated = [], common = [] } = rules

  function areTogether(before: GameEvent, event: GameEvent): boolean {
    const [one, other] = [before.event, event.event]
    if (one === other && atOnce.includes(one)) return true
    if (one === other && !repeated.includes(one)) return false
    if (subjectOf(before) !== subjectOf(event) && !common.includes(one) && !common.includes(other)) return false
    return asOne.some((kinds) => kinds.includes(one) && kinds.includes(other))
  }

  return {
    showEvent(model: Model, event) {
      if (rules.isDrawn?.(model, event) === false) return 0
      const effects = model.effects as { latest?: string | null }
      const subject = subjectOf(event)
      if ('latest' in effects && subject !== undefined) effects.latest = String(subject)
      const [milliseconds, ...its] = shown[event.event] ?? [usual]
      // Where no piece is named, none of these effects asks for one.
      const piece = rules.pieceNamed(model, subject) ?? ({} as Piece)
      for (const effect of its) effect(model, event, piece)
      return milliseconds
    },
    areSimultaneous: rules.areSimultaneous ?? areTogether,
    isLogged: (event) => !rules.unlogged.includes(event.event) && (rules.isLogged?.(event) ?? true),
    roundBegunBy: ({ event: kind, [roundNumber]: number }) => (kind === roundKind ? Number(number) : null),
    namedKinds: [
      ...Object.keys(shown),
      ...atOnce,
      ...asOne.flat(),
      ...repeated,
      ...common,
      ...rules.unlogged,
      roundKind,
    ],
  }
}
