import { createHash } from 'node:crypto'
import type { Seat } from '@grotto/kernel'
import type { Command } from '@grotto/protocol'
import type { Sitter } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { apply, type CommandContext, type CommandOutcome, onlyHostInLobby, refused } from './outcome.ts'

type Invite = Extract<Command, { type: 'invite' }>

/** The host keeps a free seat for whoever comes with this invitation; a newer one takes the place of an older. */
export function invite(
  context: CommandContext,
  { seat, invitation, name }: Pick<Invite, 'seat' | 'invitation' | 'name'>,
): CommandOutcome {
  const refusal = onlyHostInLobby(context)
  if (refusal) return refusal
  const sitter = context.table.seats[seat]
  if (!sitter) return refused('noSuchSeat', { seat })
  if (sitter.kind !== 'open') return refused('seatTaken', { seat })
  const invited = { hash: hashOf(invitation), ...(name ? { name } : {}) }
  return apply(context, { type: 'sat', seat, sitter: { kind: 'open', invited } })
}

/** Open, and kept for nobody. */
export const isFree = (sitter: Sitter): boolean => sitter.kind === 'open' && !sitter.invited

/** The seat that is kept for who has this invitation. */
export function keptFor(table: Table, invitation: string): Seat | undefined {
  const hash = hashOf(invitation)
  const seat = table.seats.findIndex(sitter => sitter.kind === 'open' && sitter.invited?.hash === hash)
  return seat < 0 ? undefined : seat
}

const hashOf = (invitation: string): string => createHash('sha256').update(invitation).digest('hex')
