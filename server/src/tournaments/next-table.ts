import type { TournamentNext } from '@grotto/protocol'
import type { Entrant, Person } from '@grotto/storage'
import { once } from '../daily/challenge.ts'
import { botOn } from '../table/due.ts'
import type { Sitter } from '../table/entries.ts'
import { createTable, type NewTablePorts, startAtOnce } from '../tables/new-table.ts'
import { secretsOf, setUpOf } from './set-up.ts'
import { type Course, isGone, nextDealOf, tableIdOf } from './settling.ts'

/** Milliseconds for which somebody counts as there, at least; with a long clock, as long as a decision may take. */
const HERE_FOR = 20_000
/** Milliseconds after which those who have come begin without whoever has not. */
const WAIT_FOR = 180_000

/** Nobody may take a move back, and nobody looks on: what lies in the cave is known to those who have been there. */
const SETTINGS = { undo: 'none', spectators: false, visibility: 'link' } as const

/** Somebody wants to play: her table, if it is there or everybody has come to it; else for whom she waits. */
export async function nextTable(ports: NewTablePorts, course: Course, me: Entrant): Promise<TournamentNext> {
  const deal = nextDealOf(course, me.slot)
  if (deal === undefined) return { done: true }
  const slots = course.seating[deal]?.find(table => table.includes(me.slot))
  if (!slots) return { done: true }
  const id = tableIdOf(course.tournament, deal, slots)
  if (await ports.store.table(id)) return { deal, table: id }
  const now = ports.clock.now()
  await ports.store.tournaments.come(course.tournament.id, me.person!, now)
  const waiting = await missingAt(ports, course, { deal, slots, me: me.slot, now })
  if (waiting.some(({ since }) => now < since + waitOf(course)))
    return {
      deal,
      waiting: waiting.map(({ name }) => name),
      ...(waiting.some(({ since }) => since === Number.POSITIVE_INFINITY)
        ? {}
        : { until: Math.max(...waiting.map(({ since }) => since)) + waitOf(course) }),
    }
  await seated(ports, course, { deal, slots, id, absent: new Set(waiting.map(({ slot }) => slot)) }, me)
  return { deal, table: id }
}

const clockOf = ({ tournament }: Course): number => setUpOf(tournament).clock * 1000
const waitOf = (course: Course): number => Math.max(WAIT_FOR, clockOf(course))
const hereFor = (course: Course): number => Math.max(HERE_FOR, clockOf(course))

interface Asked {
  readonly deal: number
  readonly slots: readonly number[]
  readonly me: number
  readonly now: number
}

interface Missing {
  readonly slot: number
  readonly name: string
  /** Since when she could have come; she who still plays the deal before is waited for. */
  readonly since: number
}

/** Whom a table waits for. */
async function missingAt(ports: NewTablePorts, course: Course, { deal, slots, me, now }: Asked): Promise<Missing[]> {
  const mine = freeSince(course, me, deal)
  const missing = await Promise.all(
    slots.map(async (slot): Promise<Missing[]> => {
      if (slot === me || isGone(course.entrants, slot)) return []
      const her = course.entrants.find(each => each.slot === slot)!
      const free = freeSince(course, slot, deal)
      const isHere = nextDealOf(course, slot) === deal && her.came >= free && her.came + hereFor(course) > now
      if (isHere) return []
      const name = (await ports.store.person(her.person!))?.name ?? ''
      const since = (await isBusy(ports, course, slot)) ? Number.POSITIVE_INFINITY : Math.max(mine, free)
      return [{ slot, name, since }]
    }),
  )
  return missing.flat()
}

/** When somebody was through with the deal before. */
const freeSince = ({ card, tournament }: Course, slot: number, deal: number): number =>
  deal === 0 ? (tournament.begun ?? 0) : (card.get(deal - 1)?.get(slot)?.at ?? 0)

/** Whether she plays another table of this tournament just now, with her own hands. */
async function isBusy(ports: NewTablePorts, course: Course, slot: number): Promise<boolean> {
  const deal = nextDealOf(course, slot)
  const slots = deal === undefined ? undefined : course.seating[deal]?.find(table => table.includes(slot))
  if (deal === undefined || !slots) return false
  const seat = slots.indexOf(slot)
  const plays = await ports.tables.readCommitted(
    tableIdOf(course.tournament, deal, slots),
    ({ table }) => table.status === 'playing' && botOn(table, seat) === undefined,
  )
  return plays ?? false
}

interface Table {
  readonly id: string
  readonly deal: number
  readonly slots: readonly number[]
  readonly absent: ReadonlySet<number>
}

/** The table, with everybody on her seat; bots have the others, and keep those of whoever has not come. */
async function seated(ports: NewTablePorts, course: Course, { id, deal, slots, absent }: Table, me: Entrant) {
  const { tournament, entrants } = course
  const { options, seats, clock, bot } = setUpOf(tournament)
  const sitters = await Promise.all(slots.map(slot => sitterOf(ports, entrants, slot, absent.has(slot), bot)))
  const host = (await ports.store.person(me.person!)) as Person
  const wanted = {
    ...{ game: tournament.game, options, settings: { ...SETTINGS, clock } },
    tournament: { id: tournament.id, deal, closes: tournament.closes, slots, secrets: secretsOf(tournament)[deal]! },
  }
  await once(ports, id, own =>
    createTable(
      ports,
      host,
      wanted,
      table => [
        ...Array.from({ length: seats }, (_, seat) =>
          table.apply({ type: 'sat', seat, sitter: sitters[seat] ?? { kind: 'bot', bot } }, ports.clock.now()),
        ),
        ...startAtOnce(ports, host, table),
      ],
      own,
    ),
  )
}

async function sitterOf(
  { store }: NewTablePorts,
  entrants: readonly Entrant[],
  slot: number,
  absent: boolean,
  bot: string,
): Promise<Sitter> {
  const { person = null } = entrants.find(each => each.slot === slot) ?? {}
  const known = person !== null && !isGone(entrants, slot) ? await store.person(person) : undefined
  if (!known) return { kind: 'bot', bot }
  const { id, name } = known
  return { kind: 'human', person: id, name, ready: true, ...(absent ? { standIn: bot } : {}) }
}
