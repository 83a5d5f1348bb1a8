import { GAMES, gameById } from '@grotto/catalog'
import type { Game } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { asJson, type TableEntry } from './entries.ts'
import { savepoint } from './savepoint.ts'
import { type AppliedEntry, type FindGame, Table } from './table.ts'
import { infoOf, tableMessage } from './table-messages.ts'

const STEPS = 40
const findGame = gameById as FindGame

/** A table of a game with people on all seats, just begun. */
function begun(game: Game): Table {
  const table = new Table('savepointsavepoint', findGame)
  const parsed = game.parseOptions({})
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const secrets = Object.fromEntries(
    game.seals(parsed.value).map((seal, place) => [seal, `${place}`.padStart(64, '0')]),
  )
  const named = { host: 'p0p0p0p0p0p0', hostName: 'Ada', code: 'ABCDEF' }
  table.apply(
    { type: 'created', game: game.id, options: asJson(parsed.value), settings: table.settings, secrets, ...named },
    0,
  )
  for (const seat of table.seats.keys())
    table.apply({ type: 'sat', seat, sitter: { kind: 'human', person: `person${seat}`, name: 'Bo', ready: true } }, 0)
  table.apply(table.drawStart(table.options, table.seats, { entropies: table.seats.map(() => null) }, 0), 0)
  return table
}

function step(table: Table, count: number): AppliedEntry {
  const seat = table.toAct.at(count % table.toAct.length)!
  const standing = table.play!.standing
  if (count % 7 === 6 && standing.length > 3) return table.apply(undo(seat, standing.at(-2)!), count)
  if (count % 9 === 8)
    return table.apply({ type: 'voted', vote: { about: 'abandon', by: seat, agreed: [seat] } }, count)
  if (count % 11 === 10) return table.apply({ type: 'muted', person: `person${seat}`, muted: count % 2 === 0 }, count)
  const view = table.game.view(table.play!.state, seat)
  const choices = [...table.game.legal(view, seat)]
  const acted = table.act(seat, choices[(count * 7) % choices.length], count, 'human')
  if ('reason' in acted) throw new Error(acted.reason)
  return acted
}

const undo = (seat: number, to: number): TableEntry => ({
  type: 'played',
  by: 'human',
  entry: { type: 'undo', seat, at: 0, to, consent: true },
})

/** Everything there is to see of a table, and what a snapshot of it holds. */
const portrait = (table: Table): string =>
  JSON.stringify([
    infoOf(table),
    table.cache(),
    [null, ...table.seats.keys()].map(seat => tableMessage(table, seat)),
    [...table.people, ...table.muted, ...table.sentAway, ...table.missed, table.sequence, table.touched, table.lastAt],
  ])

describe.each(GAMES.map(({ id }) => [id]))('%s', id => {
  test('a table goes back to a savepoint, and on from there as it did before', () => {
    const game = findGame(id)!
    let table = begun(game)
    for (let count = 0; count < STEPS && table.status === 'playing'; count++) {
      const before = portrait(table)
      const rollBack = savepoint(table)
      const entries: AppliedEntry[] = []
      for (let more = 0; more < 3 && table.status === 'playing'; more++) entries.push(step(table, count + more))
      const after = portrait(table)
      const again = rollBack()
      expect(portrait(again)).toBe(before)
      for (const { entry, at } of entries) again.apply(entry, at)
      expect(portrait(again)).toBe(after)
      table = again
    }
    expect(table.sequence).toBeGreaterThan(20)
  })

  test('and what falls then is what would have fallen', () => {
    const table = begun(findGame(id)!)
    for (let count = 0; count < 5; count++) step(table, count)
    const rollBack = savepoint(table)
    const fell = [5, 6, 7].filter(() => table.status === 'playing').map(count => step(table, count).entry)
    const again = rollBack()
    expect([5, 6, 7].filter(() => again.status === 'playing').map(count => step(again, count).entry)).toEqual(fell)
  })
})
