import {
  type HazardKind,
  type SubTerraAction,
  type SubTerraEvent,
  type SubTerraPosition,
  subTerra,
} from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { seededChance } from '../gallery/chance.ts'
import { durationOf } from './durations.ts'
import { isMoment, isNews, type Log, next, settled, skip } from './queue.ts'

interface Played {
  readonly positions: SubTerraPosition[]
  readonly logs: Log[]
}

/** A random game with the real rules: positions after each decision, and the log so far. */
function play(seed: number, decisions: number): Played {
  const parsed = subTerra.parseOptions({
    players: 1,
    cavers: ['diver', 'scout', 'engineer', 'medic', 'leader', 'geologist'],
  })
  if (!parsed.ok) throw new Error('options')
  const [chance, random] = [seededChance(seed), seededChance(seed + 99)]
  const state = subTerra.setup(parsed.value, chance)
  const log: { number: number; event: SubTerraEvent }[] = []
  const positionNow = () => structuredClone(subTerra.encode(state)) as unknown as SubTerraPosition
  const played: Played = { positions: [positionNow()], logs: [[]] }
  for (let i = 0; i < decisions && subTerra.toAct(state).length > 0; i++) {
    const legal: SubTerraAction[] = subTerra.legal(state, 0)
    subTerra.advance(state, 0, legal[random('play', legal.length)]!, chance, event =>
      log.push({ number: log.length, event }),
    )
    played.positions.push(positionNow())
    played.logs.push([...log])
  }
  return played
}

test('told event by event, the scene ends where the rules end', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { positions, logs } = play(seed, 250)
    let playing = settled(positions[0]!, [])
    for (let i = 1; i < positions.length; i++) {
      const [goal, log] = [positions[i]!, logs[i]!]
      if (!isNews(playing, log)) playing = settled(goal, log)
      let scene = playing.scene
      for (playing = next(playing, goal, log); playing.current; playing = next(playing, goal, log))
        scene = playing.scene
      // What is drawn agrees before the true position replaces the scene.
      expect(scene.tiles).toEqual(goal.tiles)
      expect(scene.horrors).toEqual(goal.horrors)
      expect(scene.gas).toBe(goal.gas)
      for (const caver of goal.cavers) {
        const told = scene.cavers.find(each => each.name === caver.name)!
        expect([caver.name, told.at, told.health, told.submerged]).toEqual([
          caver.name,
          caver.at,
          caver.health,
          caver.submerged,
        ])
      }
      expect(playing.scene).toBe(goal)
    }
  }
})

/** What stays on the screen when everything that comes with a kind of card is skipped. */
function skipped(kind: HazardKind): string[] {
  for (const seed of [2, 3, 4, 5, 6]) {
    const { positions, logs } = play(seed, 250)
    const at = logs.findIndex((log, i) => log.slice(logs[i - 1]?.length ?? 0).some(({ event }) => isCard(event, kind)))
    if (at < 0) continue
    const [goal, log] = [positions[at]!, logs[at]!]
    const stops: string[] = []
    let playing = settled(positions[at - 1]!, logs[at - 1]!)
    for (playing = skip(playing, goal, log); playing.current; playing = skip(playing, goal, log))
      stops.push(playing.current.event.type)
    expect(playing.scene).toBe(goal)
    return stops
  }
  throw new Error(`no ${kind} in these games`)
}
const isCard = (event: SubTerraEvent, kind: HazardKind): boolean =>
  event.type === 'hazardRevealed' && event.card.kind === kind

test('skipping stops at the next card, at what it does to the cave, then at the end', () => {
  expect(skipped('tremor')).toEqual(['hazardRevealed'])
  expect(skipped('flood')).toEqual(['hazardRevealed', 'flooded'])
  expect(skipped('gas')).toEqual(['hazardRevealed', 'gasSpread'])
})

test('a replay that goes back, and a long absence, are shown at once', () => {
  const { positions, logs } = play(3, 250)
  const last = settled(positions.at(-1)!, logs.at(-1)!)
  expect(isNews(last, logs[5]!)).toBe(false)
  expect(isNews(settled(positions[0]!, []), logs.at(-1)!)).toBe(false)
})

test('less motion is shorter, instant takes no time, results stay readable', () => {
  const moved: SubTerraEvent = {
    type: 'horrorMoved',
    horror: 0,
    from: [0, 0],
    to: [1, 0],
    victim: 'medic',
    distance: 2,
  }
  const card: SubTerraEvent = { type: 'hazardRevealed', card: { kind: 'gas', twice: false }, left: 3 }
  expect(durationOf(moved, 1, true)).toBeLessThan(durationOf(moved, 1, false))
  expect(durationOf(card, 1, true)).toBe(durationOf(card, 1, false))
  expect(durationOf(card, 0, false)).toBe(0)
  expect(isMoment(card)).toBe(true)
})
