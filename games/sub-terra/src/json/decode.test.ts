import { fastChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { subTerra } from '../game.ts'
import type { SubTerraPosition } from '../types/position.ts'
import { encodePosition } from './encode.ts'

/** A real position, as far into a random game as told. */
function reached(decisions: number): SubTerraPosition {
  const options = subTerra.parseOptions({ cavers: ['leader', 'engineer', 'diver', 'geologist'], edition: 'it' })
  if (!options.ok) throw new Error(options.refusal.reason)
  const chance = fastChance('reached')
  const state = subTerra.setup(options.value, chance)
  for (let step = 0; step < decisions; step++) {
    const legal = subTerra.legal(state, 0)
    subTerra.advance(state, 0, legal[chance('pick', legal.length)]!, chance)
  }
  return encodePosition(state)
}

const fresh = reached(0)
const [leader, ...others] = fresh.cavers
const [start] = fresh.tiles
const beside = { id: 4, kind: 'plain', at: [0, -1], open: 'NS' }

/** Each names the field that no game can have so. */
const IMPOSSIBLE: readonly (readonly [string, object])[] = [
  ['options', { options: { players: 9 } }],
  ['round', { round: 0 }],
  ['phase', { phase: 'noon' }],
  ['phase', { phase: 'horror' }],
  ['question.type', { question: { type: 'spawn', caver: 'leader' } }],
  ['question.caver', { question: { type: 'turn', caver: 'medic' } }],
  [
    'question.caver',
    { question: { type: 'step', caver: 'diver', left: 1, made: 0 }, turn: { caver: 'engineer', points: 1 } },
  ],
  ['question.tile', { question: { type: 'place', caver: 'leader', tile: 0, side: 'N' } }],
  ['startingCaver', { startingCaver: 'medic' }],
  ['turn.points', { turn: { caver: fresh.turn!.caver, points: 4 } }],
  ['cavers', { cavers: others }],
  ['cavers.health', { cavers: [{ ...leader, health: 4 }, ...others] }],
  ['cavers.at', { cavers: [{ ...leader, at: [5, 5] }, ...others] }],
  ['cavers.submerged', { cavers: [{ ...leader, at: undefined, submerged: true }, ...others] }],
  ['tiles.at', { tiles: [] }],
  ['tiles.at', { tiles: [start, { ...beside, at: [3, 3] }] }],
  ['tiles.at', { tiles: [start, { ...beside, at: [0, 0] }] }],
  ['tiles.open', { tiles: [start, { ...beside, open: 'NE' }] }],
  ['tiles.kind', { tiles: [start, { ...beside, kind: 'gas' }] }],
  ['tiles.flooded', { tiles: [start, { ...beside, flooded: true }] }],
  ['tiles.arrow', { tiles: [start, { ...beside, arrow: 'N' }] }],
  ['tiles.arrow', { tiles: [start, { ...beside, id: 57, kind: 'ledge' }] }],
  ['tiles.blasted', { tiles: [start, { ...beside, blasted: 'S' }] }],
  ['stackLeft', { stackLeft: 3 }],
  ['discarded', { discarded: [fresh.spare] }],
  ['hazardsSeen', { hazardsSeen: [{ kind: 'gas', twice: true }] }],
  ['hazardsLeft', { hazardsLeft: 23 }],
  ['outOfTime', { outOfTime: true }],
  ['horrors', { horrors: [[0, 0], [0, 0], [0, 0], [0, 0]] }], // biome-ignore format: a row
  ['coming.tiles', { coming: { tiles: [fresh.spare] } }],
  ['coming.hazards', { coming: { hazards: [{ kind: 'gas', twice: true }] } }],
  ['coming.dice', { coming: { dice: [7] } }],
  ['question', { question: { type: 'horrorOrder', caver: 'leader' }, phase: 'hazard', turn: undefined }],
]

describe('positions as JSON', () => {
  test.each([0, 20, 40, 60, 80])('after %i decisions they come back the same', decisions => {
    const position = reached(decisions)
    const decoded = subTerra.decode(JSON.parse(JSON.stringify(position)))
    expect(decoded.ok && subTerra.encode(decoded.value)).toEqual(position)
  })

  test('three points without exerting leave no more of it', () => {
    const decoded = subTerra.decode({ ...fresh, turn: { ...fresh.turn!, points: 3 } })
    if (!decoded.ok) throw new Error(decoded.refusal.reason)
    expect(subTerra.legal(decoded.value, 0).map(({ type }) => type)).not.toContain('exert')
    expect(subTerra.refusal(decoded.value, 0, { type: 'exert' })).toMatchObject({ reason: 'alreadyExerted' })
  })

  test.each(IMPOSSIBLE)('what no game can reach is refused: %s %o', (field, change) => {
    const refused = subTerra.decode(JSON.parse(JSON.stringify({ ...fresh, ...change })))
    expect(refused).toMatchObject({ ok: false, refusal: { reason: 'impossiblePosition', args: { field } } })
  })

  test.each([null, 7, 'cave', [], {}])('so is what is no position: %o', json => {
    expect(subTerra.decode(json).ok).toBe(false)
  })
})
