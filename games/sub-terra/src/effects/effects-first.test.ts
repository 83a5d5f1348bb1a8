import { fastChance } from '@grotto/kernel'
import { expect, test } from 'vitest'
import { subTerra } from '../game.ts'
import { encodePosition } from '../json/encode.ts'
import type { SubTerraState } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import type { SubTerraEvent } from '../types/event.ts'
import type { SubTerraPosition } from '../types/position.ts'

type Types = { [T in SubTerraEvent['type']]?: Extract<SubTerraEvent, { type: T }> }
type Says = { [T in keyof Types]?: (event: NonNullable<Types[T]>, now: Scene, before: Scene) => void }

interface Scene extends SubTerraPosition {
  readonly tileAt: (cell: readonly number[]) => SubTerraPosition['tiles'][number]
  readonly caver: (name: string) => SubTerraPosition['cavers'][number]
}

function sceneOf(state: SubTerraState): Scene {
  const position = encodePosition(state)
  return {
    ...position,
    tileAt: cell => position.tiles.find(({ at }) => at.join() === cell.join())!,
    caver: name => position.cavers.find(each => each.name === name)!,
  }
}

/** What the table must show at the moment an event is told. */
const SAYS: Says = {
  roundStarted: ({ round }, now) => expect([now.round, now.phase]).toEqual([round, 'action']),
  turnStarted: ({ caver }, now) => expect([now.turn!.caver, now.turn!.points]).toEqual([caver, 2]),
  acted: ({ cost }, now, before) =>
    before.question.type === 'turn' && expect(now.turn!.points).toBe(before.turn!.points - cost),
  exerted: (_event, now, before) => expect(now.turn!.points).toBe(before.turn!.points + 1),
  tileDrawn: ({ stackLeft }, now) => expect(now.stackLeft).toBe(stackLeft),
  tileDiscarded: ({ tile }, now) => expect(now.discarded).toContain(tile),
  tilePlaced: ({ tile, at, open }, now) => expect(now.tileAt(at)).toMatchObject({ id: tile, open }),
  moved: ({ caver, to }, now) => expect(now.caver(caver).at).toEqual(to),
  dived: ({ caver }, now) => expect([now.caver(caver).at, now.caver(caver).submerged]).toEqual([undefined, true]),
  surfaced: ({ caver, at }, now) => expect([now.caver(caver).at, now.caver(caver).submerged]).toEqual([at, undefined]),
  healed: ({ caver, health }, now) => expect(now.caver(caver).health).toBe(health),
  hurt: ({ caver, health }, now) => expect(now.caver(caver).health).toBe(health),
  hidden: ({ caver }, now) => expect(now.caver(caver).hidden).toBe(true),
  ropePlaced: ({ at }, now) => expect(now.tileAt(at).rope).toBe(true),
  rubbleCleared: ({ at }, now) => expect(now.tileAt(at).rubble).toBeUndefined(),
  blasted: ({ at, side }, now) => expect(now.tileAt(at).blasted).toContain(side),
  phaseStarted: ({ phase }, now) => expect([now.phase, now.turn]).toEqual([phase, undefined]),
  gasCleared: (_event, now) => expect(now.gas).toBe(0),
  hazardRevealed: ({ left }, now) => expect(now.hazardsLeft).toBe(left),
  flooded: ({ at }, now) => at.forEach(cell => void expect(now.tileAt(cell).flooded).toBe(true)),
  gasSpread: ({ entry }, now) => expect(now.gas).toBe(entry),
  caveInRolled: ({ at }, now) => at.forEach(cell => void expect(now.tileAt(cell).rubble).toBe(true)),
  horrorMoved: ({ horror, to }, now) => expect(now.horrors[horror]).toEqual(to),
  horrorLeft: (_event, now, before) => expect(now.horrors.length).toBe(before.horrors.length - 1),
  horrorSpawned: ({ at }, now) => expect(now.horrors.at(-1)).toEqual(at),
  horrorRepelled: (_event, now, before) => expect(now.horrors.length).toBe(before.horrors.length - 1),
  outOfTime: (_event, now) => expect(now.outOfTime).toBe(true),
  devoured: ({ caver }, now) => expect(now.caver(caver)).toMatchObject({ devoured: true, health: 0 }),
  gameEnded: ({ result }, now) => expect([now.result, now.phase]).toEqual([result, 'over']),
}

/** Rare actions are taken where they can be, so that a few games show all there is. */
const RARE: readonly SubTerraAction['type'][] = ['dive', 'repel', 'demolish', 'rig', 'excavate', 'heal', 'dig', 'hide']

function lookAtGame(seed: number, cavers: readonly string[], seen: Set<string>): void {
  const options = subTerra.parseOptions({ players: 1, cavers })
  if (!options.ok) throw new Error(options.refusal.reason)
  const chance = fastChance(seed)
  const state = subTerra.setup(options.value, chance)
  while (subTerra.toAct(state).length > 0) {
    const legal = subTerra.legal(state, 0)
    const rare = legal.filter(({ type }) => RARE.includes(type))
    const from = rare.length > 0 && chance('rare', 3) === 0 ? rare : legal
    let before = sceneOf(state)
    subTerra.advance(state, 0, from[chance('pick', from.length)]!, chance, event => {
      const now = sceneOf(state)
      const says = SAYS[event.type] as ((event: SubTerraEvent, now: Scene, before: Scene) => void) | undefined
      says?.(event, now, before)
      seen.add(event.type)
      before = now
    })
  }
}

test('an effect comes before its event: whoever looks when it is told sees it', () => {
  const seen = new Set<string>()
  const first = ['diver', 'scout', 'engineer', 'medic', 'leader', 'geologist']
  const second = ['diver', 'climber', 'bodyguard', 'engineer']
  for (let seed = 1; seed <= 30; seed++) lookAtGame(seed, seed % 2 === 0 ? first : second, seen)
  expect(Object.keys(SAYS).filter(type => !seen.has(type))).toEqual([])
})
