import { gameById } from '@grotto/catalog'
import { fastChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { ownPart, seesAsSpectator } from './alike.ts'
import { type FindGame, Table } from './table.ts'

/** A table in the midst of a game. */
function begun(game: string, options: object): Table {
  const table = new Table('t'.repeat(16), gameById as FindGame)
  const secrets = Object.fromEntries(
    table
      .findGame(game)!
      .seals(parsed(game, options))
      .map(seal => [seal, '00'.repeat(32)]),
  )
  table.happen(
    {
      type: 'created',
      game,
      options: options as never,
      settings: table.settings,
      host: 'h'.repeat(16),
      hostName: 'Ada',
      code: 'ABCDEF',
      secrets,
    },
    0,
  )
  table.happen(table.drawStart(table.options, table.seats, { entropies: table.seats.map(() => null) }, 0), 0)
  return table
}

function parsed(id: string, options: object): object {
  const read = gameById(id)!.parseOptions(options)
  if (!read.ok) throw new Error(read.refusal.reason)
  return read.value
}

/** Plays at random, card exchanges included; gives how often seats were said to see as a spectator does, and how often not. */
function compare(table: Table): { alike: number; own: number } {
  const chance = fastChance(7)
  const seen = { alike: 0, own: 0 }
  for (let step = 0; step < 400 && table.status === 'playing'; step++) {
    for (const seat of table.seats.keys()) {
      const alike = seesAsSpectator(table, seat)
      seen[alike ? 'alike' : 'own'] += 1
      if (alike) expect(table.view(seat)).toEqual(table.view('spectator'))
      const part = ownPart(table)
      if (part) expect(withPart(table, seat, part)).toEqual(asSeen(table, seat))
    }
    const able = [...table.seats.keys()].filter(seat => table.game.legal(table.play!.state, seat).length > 0)
    const seat = able[chance('seat', able.length)]!
    const choices = table.game.legal(table.play!.state, seat)
    const acted = table.act(seat, choices[chance('choice', choices.length)], step, 'human')
    if ('reason' in acted) throw new Error(acted.reason)
  }
  return seen
}

/** What this seat and a spectator are shown, who is to act included; in the order in which it is written. */
const asSeen = ({ game, play }: Table, viewer: number | 'spectator'): [string, unknown][] => {
  const view = game.view(play!.state, viewer)
  return [...Object.entries(game.encode(view) as object), ['to act', [...game.toAct(view)]]]
}

/** What a spectator is shown, with one part as this seat sees it. */
const withPart = (table: Table, seat: number, part: string): [string, unknown][] =>
  asSeen(table, 'spectator').map(([name, value]) => [name, name === part ? (table.view(seat) as Seen)[part] : value])

type Seen = Readonly<Record<string, unknown>>

describe('seats that are told in the same words as spectators see the same', () => {
  test('Sub Terra: all of them, always', () => {
    expect(compare(begun('sub-terra', { players: 4 })).own).toBe(0)
  })

  test('Diamant: all but those whose card lies face down', () => {
    const { alike, own } = compare(begun('diamant', { players: 5 }))
    expect(alike).toBeGreaterThan(own)
    expect(own).toBeGreaterThan(0)
  })

  test('Diamant that hides who has chosen: none', () => {
    expect(compare(begun('diamant', { players: 4, hideChosen: true })).alike).toBe(0)
  })
})
