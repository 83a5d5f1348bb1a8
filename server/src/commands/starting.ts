import { entropyCommitment, type Refusal, type Seat } from '@grotto/kernel'
import type { Command } from '@grotto/protocol'
import { piecesOf, type Sitter, type TableEntry } from '../table/entries.ts'
import { committedSeats, silentSeats, thrownIn } from '../table/starting.ts'
import type { AppliedEntry, Table } from '../table/table.ts'
import { apply, type CommandContext, type CommandOutcome, onlyHostInLobby, refused } from './outcome.ts'

type Reveal = Extract<Command, { type: 'reveal' }>
type Start = Extract<Command, { type: 'start' }>

/**
 * The host starts when everybody else is ready; open seats are taken away if the game can do without them. Devices that
 * committed to their entropy say it now; the game begins when all have. Who is not here cannot, and is not waited for.
 */
export function start(context: CommandContext, { anyway = false }: Pick<Start, 'anyway'> = {}): CommandOutcome {
  const { table } = context
  const without = anyway ? withoutAbsent(context) : []
  const seats = table.seats.map((sitter, seat) => without.find(each => each.seat === seat)?.sitter ?? sitter)
  const refusal = onlyHostInLobby(context) ?? notReady(table, seats)
  if (refusal) return refusal
  if (table.starting) return { applied: [] }
  const { applied } = apply(context, ...without)
  return { applied: [...applied, ...setOut(context)] }
}

function setOut({ table, now, isHere }: CommandContext): AppliedEntry[] {
  const committed = committedSeats(table)
  if (committed.length === 0) return begun(table, now)
  const absent = committed.filter(seat => !isHere(personOn(table, seat)))
  const starting = table.apply({ type: 'starting' }, now)
  return [starting, ...(absent.length > 0 ? leaveOut(table, absent, now) : [])]
}

/** Bots for those who are not ready or not here, until they come; invitations that nobody has used are withdrawn. */
function withoutAbsent({ table, roster, isHere }: CommandContext): Sat[] {
  const standIn = roster.standInFor(table.game.id)
  return table.seats.flatMap((sitter, seat): Sat[] => {
    if (sitter.kind === 'open') return sitter.invited ? [{ type: 'sat', seat, sitter: { kind: 'open' } }] : []
    if (sitter.kind !== 'human' || sitter.person === table.host || sitter.standIn) return []
    return sitter.ready && isHere(sitter.person) ? [] : [{ type: 'sat', seat, sitter: { ...sitter, standIn } }]
  })
}
type Sat = Extract<TableEntry, { type: 'sat' }>

/** A device says its entropy, which must be what it committed to. */
export function reveal({ table, person, now }: CommandContext, { entropy }: Pick<Reveal, 'entropy'>): CommandOutcome {
  if (!table.starting) return refused(table.status === 'lobby' ? 'notStarting' : 'alreadyStarted')
  const seat = table.seatOf(person.id)
  const sitter = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || sitter?.kind !== 'human') return refused('notSeated')
  if (sitter.commitment === undefined || entropyCommitment(entropy) !== sitter.commitment)
    return refused('otherEntropy')
  if (table.starting.entropies.has(seat)) return { applied: [] }
  const said = table.apply({ type: 'revealed', seat, entropy }, now)
  return { applied: [said, ...(silentSeats(table).length === 0 ? begun(table, now) : [])] }
}

/** Whoever has not spoken is left out, and all others speak anew: nobody has chosen after hearing the others. */
export function leaveOut(table: Table, silent: readonly Seat[], now: number): AppliedEntry[] {
  const left = table.apply({ type: 'leftOut', silent: [...silent] }, now)
  return [left, ...(committedSeats(table).length === 0 ? begun(table, now) : [])]
}

/** Seats that play, and the options they lead to. */
type Party = { readonly seats: readonly Sitter[]; readonly options: object }

export const isLaidOut = ({ from, sameDeal }: Table): boolean => from !== undefined || sameDeal !== undefined

function partyOf(table: Table, all: readonly Sitter[] = table.seats): Party | { readonly refusal: Refusal } {
  const seats = all.filter(({ kind }) => kind !== 'open')
  // A position that was loaded has its seats already, and so has a deal.
  if (isLaidOut(table) && seats.length < table.seats.length) return refused('openSeats')
  const options = table.game.parseOptions({ ...table.options, players: seats.length })
  if (!options.ok) return seats.length < table.seats.length ? refused('openSeats') : options
  if (table.game.seatCount(options.value) !== seats.length) return refused('openSeats')
  return { seats, options: withPieces(table, options.value, seats) }
}

/** Everybody plays with what she chose; a position that was loaded has its pieces already, and so has a deal. */
function withPieces(table: Table, options: object, seats: readonly Sitter[]): object {
  const chosen = seats.map(sitter => piecesOf(sitter).pieces ?? [])
  return table.game.pieces && !isLaidOut(table) ? table.game.pieces.deal(options, chosen) : options
}

function notReady(table: Table, seats: readonly Sitter[]): { readonly refusal: Refusal } | undefined {
  const waiting = seats.findIndex(
    sitter => sitter.kind === 'human' && sitter.person !== table.host && !sitter.ready && !sitter.standIn,
  )
  if (waiting >= 0) return refused('notReady', { seat: waiting })
  const invited = seats.findIndex(sitter => sitter.kind === 'open' && sitter.invited)
  if (invited >= 0) return refused('stillInvited', { seat: invited })
  const party = partyOf(table, seats)
  return 'refusal' in party ? party : undefined
}

/** The game begins. Nobody sat down or left since it was found that it can. */
function begun(table: Table, now: number): AppliedEntry[] {
  const party = partyOf(table)
  if ('refusal' in party) throw new Error(`a table that may start cannot: ${party.refusal.reason}`)
  return [table.apply(table.drawStart(party.options, party.seats, thrownIn(table), now), now)]
}

function personOn(table: Table, seat: Seat): string {
  const sitter = table.seats[seat]
  return sitter?.kind === 'human' ? sitter.person : ''
}
