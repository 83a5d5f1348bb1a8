import { entropyCommitment, type Refusal, type Seat } from '@grotto/kernel'
import type { Command } from '@grotto/protocol'
import type { Sitter } from '../table/entries.ts'
import { committedSeats, silentSeats, thrownIn } from '../table/starting.ts'
import type { Happened, Table } from '../table/table.ts'
import { type Asked, type CommandOutcome, onlyHostInLobby, refused } from './outcome.ts'

type Reveal = Extract<Command, { type: 'reveal' }>

/**
 * The host starts when everybody else is ready; open seats are taken away if the game can do without them. Devices that
 * committed to their entropy say it now; the game begins when all have. Who is not here cannot, and is not waited for.
 */
export function start(asked: Asked): CommandOutcome {
  const { table, now } = asked
  const refusal = onlyHostInLobby(asked) ?? notReady(table)
  if (refusal) return refusal
  if (table.starting) return { happened: [] }
  const committed = committedSeats(table)
  if (committed.length === 0) return { happened: begun(table, now) }
  const absent = committed.filter(seat => asked.watcherName(personOn(table, seat)) === undefined)
  const starting = table.happen({ type: 'starting' }, now)
  return { happened: [starting, ...(absent.length > 0 ? leaveOut(table, absent, now) : [])] }
}

/** A device says its entropy, which must be what it committed to. */
export function reveal({ table, person, now }: Asked, { entropy }: Pick<Reveal, 'entropy'>): CommandOutcome {
  if (!table.starting) return refused(table.status === 'lobby' ? 'notStarting' : 'alreadyStarted')
  const seat = table.seatOf(person.id)
  const sitter = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human') return refused('notSeated')
  if (sitter.commitment === undefined || entropyCommitment(entropy) !== sitter.commitment)
    return refused('otherEntropy')
  if (table.starting.entropies.has(seat)) return { happened: [] }
  const said = table.happen({ type: 'revealed', seat, entropy }, now)
  return { happened: [said, ...(silentSeats(table).length === 0 ? begun(table, now) : [])] }
}

/** Whoever has not spoken is left out, and all others speak anew: nobody has chosen after hearing the others. */
export function leaveOut(table: Table, silent: readonly Seat[], now: number): Happened[] {
  const left = table.happen({ type: 'leftOut', silent: [...silent] }, now)
  return [left, ...(committedSeats(table).length === 0 ? begun(table, now) : [])]
}

/** Seats that play, and the options they lead to. */
type Party = { readonly seats: readonly Sitter[]; readonly options: object }

function partyOf(table: Table): Party | { readonly refusal: Refusal } {
  const seats = table.seats.filter(({ kind }) => kind !== 'open')
  // A position that was loaded has its seats already.
  if (table.from !== undefined && seats.length < table.seats.length) return refused('openSeats')
  const options = table.game.parseOptions({ ...table.options, players: seats.length })
  if (!options.ok) return seats.length < table.seats.length ? refused('openSeats') : options
  if (table.game.seatCount(options.value) !== seats.length) return refused('openSeats')
  return { seats, options: options.value }
}

function notReady(table: Table): { readonly refusal: Refusal } | undefined {
  const waiting = table.seats.findIndex(
    sitter => sitter.kind === 'human' && sitter.person !== table.host && !sitter.ready,
  )
  if (waiting >= 0) return refused('notReady', { seat: waiting })
  const invited = table.seats.findIndex(sitter => sitter.kind === 'open' && sitter.invited)
  if (invited >= 0) return refused('stillInvited', { seat: invited })
  const party = partyOf(table)
  return 'refusal' in party ? party : undefined
}

/** The game begins. Nobody sat down or left since it was found that it can. */
function begun(table: Table, now: number): Happened[] {
  const party = partyOf(table)
  if ('refusal' in party) throw new Error(`a table that may start cannot: ${party.refusal.reason}`)
  return [table.happen(table.drawStart(party.options, party.seats, thrownIn(table), now), now)]
}

function personOn(table: Table, seat: Seat): string {
  const sitter = table.seats[seat]
  return sitter?.kind === 'human' ? sitter.person : ''
}
