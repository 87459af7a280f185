/**
 * How the events of a title are played back: for how long each is looked at, what is seen over the board meanwhile, what is
 * shown together, and what the log tells. A title declares it; what an event changes comes with the event itself.
 */

import type { TitleModule, TitleTypes } from '../titles/title'

/** How long most events are looked at, in milliseconds at speed 1. */
export const GLANCE = 250
export const MOMENT = 500

/** Puts under `effects` of what is drawn what is seen for a moment; `piece` is what the event is about. */
export type Effect<Model, Piece, Event = object> = (model: Model, event: Event, piece: Piece) => void

/** How long an event is looked at, in milliseconds at speed 1, and what is seen meanwhile. */
type ShownEvent<Model, Piece, Event> = readonly [milliseconds: number, ...effects: Effect<Model, Piece, Event>[]]

/** The same by kind of event. */
export type ShownEvents<T extends TitleTypes, Piece> = {
  readonly [Kind in T['Event']['event']]?: ShownEvent<T['Model'], Piece, Extract<T['Event'], { event: Kind }>>
}

interface PlaybackRules<T extends TitleTypes, Piece, Kind = T['Event']['event']> {
  shown: ShownEvents<T, Piece>
  /** How long every other kind of event is looked at; at a glance unless told. */
  usual?: number
  /** The name of the piece that an event is about, if it is about one. */
  subjectOf(event: T['Event']): unknown
  pieceNamed(model: T['Model'], name: unknown): Piece | undefined
  /** Whether an event is about something that is drawn; all are unless told. */
  isDrawn?(model: T['Model'], event: T['Event']): boolean

  /** Kinds of event that happen to everybody at once. */
  atOnce?: readonly Kind[]
  /** What one piece does, and what follows from it before anybody could look away. */
  asOne?: readonly (readonly Kind[])[]
  /** Which of these may come twice for the same piece. */
  repeated?: readonly Kind[]
  /** Which of these are everybody's, whatever piece they name. */
  common?: readonly Kind[]
  /** Instead of all these: whether two events are shown together. */
  areSimultaneous?(before: T['Event'], event: T['Event']): boolean

  /** What the picture shows well enough, or what another line says better. */
  unlogged: readonly Kind[]
  isLogged?(event: T['Event']): boolean
  /** The kind of event with which a round begins, and the argument that has its number. */
  round?: readonly [kind: Kind, argument: string]
}

type Playback<T extends TitleTypes> = Pick<
  TitleModule<T>,
  'showEvent' | 'shownFor' | 'areSimultaneous' | 'isLogged' | 'roundBegunBy'
>

export function definePlayback<T extends TitleTypes & { Model: { effects: object } }, Piece>({
  round: [roundKind, roundNumber] = ['round', 'number'],
  ...rules
}: PlaybackRules<T, Piece>): Playback<T> {
  const shown: Record<string, ShownEvent<T['Model'], Piece, never> | undefined> = rules.shown
  const { usual = GLANCE, subjectOf, atOnce = [], asOne = [], repeated = [], common = [] } = rules

  function areTogether(before: T['Event'], event: T['Event']): boolean {
    const [one, other] = [before.event, event.event]
    if (one === other && atOnce.includes(one)) return true
    if (one === other && !repeated.includes(one)) return false
    if (subjectOf(before) !== subjectOf(event) && !common.includes(one) && !common.includes(other)) return false
    return asOne.some((kinds) => kinds.includes(one) && kinds.includes(other))
  }

  return {
    shownFor: (event) => (shown[event.event] ?? [usual])[0],
    showEvent(model, event) {
      if (rules.isDrawn?.(model, event) === false) return 0
      const effects = model.effects as { latest?: string | null }
      const subject = subjectOf(event)
      if ('latest' in effects && subject !== undefined) effects.latest = String(subject)
      const [milliseconds, ...its] = shown[event.event] ?? [usual]
      // Where no piece is named, none of these effects asks for one.
      const piece = rules.pieceNamed(model, subject) ?? ({} as Piece)
      for (const effect of its) effect(model, event as never, piece)
      return milliseconds
    },
    areSimultaneous: rules.areSimultaneous ?? areTogether,
    isLogged: (event) => !rules.unlogged.includes(event.event) && (rules.isLogged?.(event) ?? true),
    roundBegunBy: (event: { event: string; [argument: string]: unknown }) =>
      event.event === roundKind ? Number(event[roundNumber]) : null,
  }
}
