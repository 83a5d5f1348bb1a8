import type { Refusal, Seat } from '@grotto/kernel'
import type { Command } from '@grotto/protocol'
import { piecesOf, type Sitter } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { apply, type CommandContext, type CommandOutcome, isHost, refused } from './outcome.ts'
import { isLaidOut } from './starting.ts'

type ChoosePieces = Extract<Command, { type: 'choosePieces' }>
type Refused = { readonly refusal: Refusal }

/** Who sits down says what to play with, the host also for bots; a piece belongs to one seat. */
export function choosePieces(
  context: CommandContext,
  { seat: wanted, pieces }: Pick<ChoosePieces, 'seat' | 'pieces'>,
): CommandOutcome {
  const { table, person } = context
  const own = table.seatOf(person.id)
  const seat = wanted ?? own
  if (seat === undefined) return refused('notSeated')
  const sitter = table.seats[seat]
  if (!sitter) return refused('noSuchSeat', { seat })
  const refusal = notHers(context, seat === own, sitter) ?? notThese(table, seat, pieces)
  if (refusal) return refusal
  if (String(piecesOf(sitter).pieces ?? []) === String(pieces)) return { applied: [] }
  return apply(context, { type: 'sat', seat, sitter: withPieces(sitter, pieces) })
}

function notHers(context: CommandContext, own: boolean, sitter: Sitter): Refused | undefined {
  if (context.table.status !== 'lobby') return refused('alreadyStarted')
  if (own) return undefined
  if (sitter.kind !== 'bot') return refused('notYourSeat')
  return isHost(context) ? undefined : refused('hostOnly')
}

/** A game that was loaded or dealt before has its pieces, and some games have none. */
function notThese(table: Table, seat: Seat, pieces: readonly string[]): Refused | undefined {
  const { pieces: ofGame } = table.game
  const most = ofGame && !isLaidOut(table) ? ofGame.perSeat(table.options) : 0
  if (!ofGame || most === 0) return refused('piecesFixed')
  const unknown = pieces.find((piece, place) => !ofGame.all.includes(piece) || pieces.indexOf(piece) < place)
  if (unknown !== undefined) return refused('noSuchPiece', { piece: unknown })
  if (pieces.length > most) return refused('tooManyPieces', { most })
  const taken = pieces.find(piece => table.seats.some((other, at) => at !== seat && has(other, piece)))
  return taken === undefined ? undefined : refused('pieceTaken', { piece: taken })
}

const has = (sitter: Sitter, piece: string): boolean => piecesOf(sitter).pieces?.includes(piece) ?? false

function withPieces(sitter: Sitter, pieces: readonly string[]): Sitter {
  if (sitter.kind === 'open') return sitter
  const { pieces: _, ...rest } = sitter
  return pieces.length > 0 ? { ...rest, pieces } : rest
}
