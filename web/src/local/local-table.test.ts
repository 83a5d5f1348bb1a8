import { diamant } from '@grotto/diamant'
import { canonical, drawSecrets, type Game, Play, streams } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import type { LocalGame } from './local-store.ts'
import { LocalTable } from './local-table.ts'

const ME = 0
const GAMES = [
  ['sub-terra', subTerra as unknown as Game, { players: 2, cavers: ['diver', 'scout', 'engineer', 'medic'] }],
  ['diamant', diamant as unknown as Game, { players: 3 }],
] as const

/** As it is kept after so many acts: I sit at the first seat, bots at the others. */
function kept(name: LocalGame['game'], game: Game, input: object, acts: number): LocalGame {
  const options = game.parseOptions(input)
  if (!options.ok) throw new Error('options')
  const secrets = drawSecrets(game.seals(options.value), count => new Uint8Array(count).fill(7))
  const play = Play.start(game as Game<never>, options.value as never, streams(secrets, []), 0)
  for (let act = 0; act < acts; act++) {
    const seat = game.toAct(play.state)[0]!
    const legal = game.legal(play.state, seat)
    play.act(seat, legal[act % legal.length], act, seat === ME ? undefined : 'random')
  }
  const sitters = [{ name: 'Ada' }, { name: 'Echo', bot: 'random' }, { name: 'Vega', bot: 'random' }]
  return { id: 'kept', game: name, options: options.value, secrets, entries: play.entries, sitters } as never
}

const isMine = (table: LocalTable) => (number: number) => {
  const { entry } = table.play.steps[number]!
  return entry.type === 'act' && entry.seat === ME && entry.bot === undefined
}

test.each(GAMES)('%s: what was done since my last act has its scenes also after a reload', (name, game, input) => {
  for (const acts of [0, 1, 5, 12, 40]) {
    const table = new LocalTable(game, kept(name, game, input, acts))
    const { view, log } = table.seenBy(ME)
    expect(canonical(game.encode(view))).toBe(canonical(game.encode(game.view(table.state, ME))))
    expect(log.map(({ number, event }) => ({ number, event }))).toEqual(table.log)
    const last = Math.max(0, table.play.standing.findLast(isMine(table)) ?? 0)
    expect(log.filter(({ number, scene }) => !scene && number > last * 1000 + 999)).toEqual([])
  }
})

test('who has not acted yet sees again all that bots did, but not the set-up', () => {
  const [name, game, input] = GAMES[0]
  const { log } = new LocalTable(game, kept(name, game, input, 5)).seenBy('spectator')
  const [setUp, done] = [log.filter(({ number }) => number < 1000), log.filter(({ number }) => number >= 1000)]
  expect(setUp.length).toBeGreaterThan(0)
  expect(setUp.filter(({ scene }) => scene)).toEqual([])
  expect(done.length).toBeGreaterThan(4)
  expect(done.filter(({ scene }) => !scene)).toEqual([])
})
