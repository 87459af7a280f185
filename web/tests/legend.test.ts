/// <reference types="node" />
/** Whatever can lie on a board is drawn in the legend of its title. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LEGEND as rallyLegend } from '../src/titles/classic_rally/legend'
import { LEGEND as gangLegend } from '../src/titles/gang_rush/legend'
import { CITY_COLOURS, MAP_SIGNS, TILE_SIGNS } from '../src/titles/great_race/legend'
import { LEGEND_SAMPLES as gtSamples, LEGEND_TOKENS } from '../src/titles/rallyman_gt/legend'
import { LEGEND as floorSamples } from '../src/titles/roborally/legend'

/** What the server declares of a title. */
function declared(title: string): string {
  return readFileSync(new URL(`../generated/${title}.ts`, import.meta.url), 'utf-8')
}
function fieldsOf(title: string, name: string): string[] {
  const [, body = ''] = new RegExp(`export interface ${name} \\{\\n([^}]*)\\}`).exec(declared(title)) ?? []
  const found = [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => field ?? '')
  expect(found).not.toEqual([])
  return found
}
function valuesOf(title: string, name: string): string[] {
  const [, body = ''] = new RegExp(`export type ${name} =([^\\n]*(?:\\n {2}\\|[^\\n]*)*)`).exec(declared(title)) ?? []
  const found = [...body.matchAll(/'(\w+)'/g)].map(([, value]) => value ?? '')
  expect(found).not.toEqual([])
  return found
}

describe('a legend has everything that can lie on the board', () => {
  it('of RoboRally', () => {
    const drawn = new Set(
      floorSamples.flatMap(([, scene]) => [
        ...scene.squares.flatMap((square) => Object.keys(square)),
        ...(scene.walls.length ? ['walls'] : []),
        ...(scene.lasers.length ? ['lasers'] : []),
      ]),
    )
    expect([...fieldsOf('roborally', 'Square'), 'walls', 'lasers'].filter((field) => !drawn.has(field))).toEqual([])
    for (const [field, kinds] of Object.entries({ gear: ['left', 'right'], repair: [1, 2] }))
      for (const kind of kinds)
        expect(floorSamples.some(([, { squares }]) => squares.some((its) => its[field as 'gear'] === kind))).toBe(true)
    expect(floorSamples.map(([name]) => name)).toEqual(expect.arrayContaining(['flag', 'archive', 'robot', 'ghost']))
  })

  it('of GangRush', () => {
    const drawn = new Set(gangLegend.flatMap(({ lying }) => (typeof lying === 'string' ? [lying] : Object.keys(lying))))
    expect(fieldsOf('gang_rush', 'ThingsOnSpace').filter((thing) => !drawn.has(thing))).toEqual([])
    expect([...drawn]).toEqual(expect.arrayContaining(['damage', 'start', 'zone']))
  })

  it('of Rallyman: GT', () => {
    expect([...LEGEND_TOKENS].sort()).toEqual(valuesOf('rallyman_gt', 'TokenName').sort())
    const signs = gtSamples.map(({ sign }) => sign)
    expect(signs).toEqual(expect.arrayContaining(['circle', 'triangle', 'dots', 'warning', 'danger', 'finish']))
  })

  it('of Classic Rally', () => {
    const signs = new Set(
      valuesOf('classic_rally', 'KindName')
        .map((kind) => kind.split('_')[0] ?? '')
        .filter((kind) => !['crossroads', 't', 'curve', 'straight'].includes(kind)),
    )
    expect([...signs].filter((sign) => !(rallyLegend as readonly string[]).includes(sign))).toEqual([])
  })

  it('of The Great Race', () => {
    expect([...CITY_COLOURS].sort()).toEqual(valuesOf('great_race', 'ColourName').sort())
    const notDrawn = ['tile', 'value', 'easy', 'count']
    expect([...TILE_SIGNS].sort()).toEqual(
      fieldsOf('great_race', 'Tile')
        .filter((field) => !notDrawn.includes(field))
        .sort(),
    )
    expect(MAP_SIGNS).toEqual(['port', 'sea', 'risk'])
  })
})
