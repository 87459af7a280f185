/** How each event changes what is drawn, and for how long it is looked at. */

import type { GameEvent, View } from '../../lib/types'
import type { Model } from '../title'
import type { RoboModel, Robot, Side } from './types'

const TOGETHER = new Set([
  'reveals',
  'reveals_pair',
  'carried',
  'not_carried',
  'geared',
  'shoved',
  'lasered',
  'shoots',
  'dealt',
  'seals',
])
const UNTOLD = new Set(['dealt', 'acts', 'acts_pair', 'seals', 'docks', 'locks', 'frees', 'moves', 'turns'])

export function model(view: View): Model {
  return { ...structuredClone(view), effects: { beams: [], flashes: [], cards: {} } }
}

export function settle(model: Model): void {
  const its = model as unknown as RoboModel
  if (!its.effects) return
  its.effects.beams = []
  its.effects.flashes = []
}

export function together(before: GameEvent, event: GameEvent): boolean {
  return before.event === event.event && TOGETHER.has(event.event)
}

export function matters(event: GameEvent): boolean {
  return !UNTOLD.has(event.event)
}

export function round(event: GameEvent): number | null {
  return event.event === 'turn' ? Number(event.turn) : null
}

function robotOf(model: RoboModel, name: unknown): Robot | undefined {
  return model.robots?.find((each) => each.robot === name)
}

export function step(model: Model, event: GameEvent): number {
  const its = model as unknown as RoboModel
  const robot = robotOf(its, event.robot)
  switch (event.event) {
    case 'turn':
      its.turn = Number(event.turn)
      its.effects.cards = {}
      return 700
    case 'register':
      its.register = Number(event.register)
      its.phase = 'register'
      its.effects.cards = {}
      return 600
    case 'moves':
    case 'pushed':
    case 'pulled':
    case 'shoved':
    case 'carried':
    case 'returns':
    case 'deploys':
      if (robot) {
        robot.x = Number(event.x)
        robot.y = Number(event.y)
        if (event.facing) robot.facing = event.facing as Side
      }
      return 350
    case 'turns':
    case 'geared':
      if (robot) robot.facing = event.facing as Side
      return 300
    default:
      return 0
  }
}
