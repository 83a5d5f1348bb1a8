import { diamant } from '@grotto/diamant'
import { canonical, type Game, Play, sourceOf, type Viewer } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { EVENTS_PER_STEP, followed, takenBack, type ViewPlay } from './view-play.ts'

const GAMES: readonly (readonly [Game, object])[] = [
  [diamant as unknown as Game, { players: 4 }],
  [diamant as unknown as Game, { players: 3, hideChosen: true }],
  [diamant as unknown as Game, { players: 3, closedChests: true }],
  [subTerra as unknown as Game, { players: 2, cavers: ['diver', 'scout', 'engineer', 'medic'] }],
]

/** Dice that always fall alike, the same for every run. */
const dice = () => {
  let thrown = 0
  return (_label: string, n: number): number => (thrown++ * 7919) % n
}

function begin(game: Game, input: object): Play<never> {
  const options = game.parseOptions(input)
  if (!options.ok) throw new Error('options')
  return Play.start(game as Game<never>, options.value as never, sourceOf(dice()), 0)
}

const watched = (play: Play<never>, viewer: Viewer): ViewPlay => {
  const game = play.game as unknown as Game
  return { game, viewer, view: game.view(play.state, viewer), log: [] }
}

function act(play: Play<never>, pick: number): { number: number; entry: never; events: never[] } {
  const seats = play.game.toAct(play.state as never)
  const seat = seats[pick % seats.length]!
  const legal = play.game.legal(play.state as never, seat)
  const acted = play.act(seat, legal[(pick * 31) % legal.length], 0)
  if ('refusal' in acted) throw new Error('refused')
  return acted.step as never
}

describe.each(GAMES)('%#', (game, input) => {
  test.each([0, 1, 'spectator'] as const)('%s follows a whole game and hears what was told', viewer => {
    const play = begin(game, input)
    let seen = watched(play, viewer)
    const heard: unknown[] = []
    for (let i = 0; i < 300 && !game.outcome(play.state); i++) {
      const { number, entry, events } = act(play, i)
      seen = followed(seen, { number, witnessed: game.witness(entry, events, viewer) })
      heard.push(...events.map((event, i) => [number * EVENTS_PER_STEP + i, event]))
      expect(canonical(game.encode(seen.view))).toBe(canonical(game.encode(game.view(play.state, viewer))))
    }
    expect(seen.log.map(({ number, event }) => [number, event])).toEqual(heard)
    expect(seen.log.at(-1)!.scene).toBeDefined()
  })
})

test('what was taken back is left out, and what comes after it follows on', () => {
  const play = begin(subTerra as unknown as Game, { players: 1, cavers: ['diver', 'scout', 'engineer', 'medic'] })
  const game = play.game as unknown as Game
  let seen = watched(play, 0)
  const steps = [1, 2, 3].map(i => act(play, i))
  for (const { number, entry, events } of steps)
    seen = followed(seen, { number, witnessed: game.witness(entry, events, 0) })
  play.undo(0, 1, 0)
  seen = takenBack(seen, 1, game.view(play.state, 0))
  expect(seen.log.map(({ event }) => event)).toEqual(steps[0]!.events)
  const { number, entry, events } = act(play, 5)
  seen = followed(seen, { number, witnessed: game.witness(entry, events, 0) })
  expect(canonical(game.encode(seen.view))).toBe(canonical(game.encode(game.view(play.state, 0))))
})

test('old events keep no scene', () => {
  const play = begin(subTerra as unknown as Game, { players: 1, cavers: ['diver', 'scout', 'engineer', 'medic'] })
  const game = play.game as unknown as Game
  let seen = watched(play, 0)
  for (let i = 0; i < 400 && !game.outcome(play.state); i++) {
    const { number, entry, events } = act(play, i)
    seen = followed(seen, { number, witnessed: game.witness(entry, events, 0) })
  }
  expect(seen.log.length).toBeGreaterThan(300)
  expect(seen.log[0]!.scene).toBeUndefined()
})

test('what does not fit is an error, not another view', () => {
  const play = begin(diamant as unknown as Game, { players: 3 })
  const seen = watched(play, 0)
  expect(() => followed(seen, { number: 1, witnessed: { seat: 0, choices: ['goOn'], chance: [] } as never })).toThrow()
})
