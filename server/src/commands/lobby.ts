import type { Game, Json, Seat } from '@grotto/kernel'
import type { Command, Settings } from '@grotto/protocol'
import type { Sitter, TableEntry } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { isFree, keptFor } from './invitations.ts'
import { type Asked, type CommandOutcome, happen, isHost, onlyHostInLobby, refused } from './outcome.ts'
import { start } from './starting.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>
const OPEN: Sitter = { kind: 'open' }

/** A free seat for somebody new, another one for somebody who sits already, or the one kept for who is invited. */
export function sit(
  asked: Asked,
  { seat: wanted, invitation }: Pick<Of<'sit'>, 'seat' | 'invitation'>,
): CommandOutcome {
  const { table, person } = asked
  if (table.status !== 'lobby') return refused('alreadyStarted')
  const before = table.seatOf(person.id)
  const kept = invitation === undefined ? undefined : keptFor(table, invitation)
  if (invitation !== undefined && kept === undefined) return refused('invitationGone')
  const seat = kept ?? wanted ?? before ?? table.seats.findIndex(isFree)
  if (seat < 0) return refused('tableFull')
  if (seat === before) return { happened: [], seat }
  if (!table.seats[seat]) return refused('noSuchSeat', { seat })
  if (table.seats[seat].kind !== 'open') return refused('seatTaken', { seat })
  if (seat !== kept && !isFree(table.seats[seat])) return refused('seatReserved', { seat })
  const moved: TableEntry[] = before === undefined ? [] : [{ type: 'sat', seat: before, sitter: OPEN }]
  const sitter: Sitter = { kind: 'human', person: person.id, name: person.name, ready: false }
  return { ...happen(asked, ...moved, { type: 'sat', seat, sitter }), seat }
}

/** With "ready" a device commits to its entropy, or gives it as it is. Where only bots are waited for, the game begins. */
export function ready(asked: Asked, command: Pick<Of<'ready'>, 'ready' | 'entropy' | 'commitment'>): CommandOutcome {
  const { table, person } = asked
  const { ready, entropy, commitment } = command
  if (table.status !== 'lobby') return refused('alreadyStarted')
  const seat = table.seatOf(person.id)
  if (seat === undefined) return refused('notSeated')
  const sitter: Sitter = {
    kind: 'human',
    person: person.id,
    name: person.name,
    ready,
    ...(ready && entropy ? { entropy } : {}),
    ...(ready && commitment && !entropy ? { commitment } : {}),
  }
  const { happened } = happen(asked, { type: 'sat', seat, sitter })
  const started = ready && table.atOnce ? start(asked) : undefined
  return { happened: [...happened, ...(started && 'happened' in started ? started.happened : [])] }
}

export function setBot(asked: Asked, { seat, bot }: Pick<Of<'setBot'>, 'seat' | 'bot'>): CommandOutcome {
  const { table, roster } = asked
  const sitter = table.seats[seat]
  const refusal = onlyHostInLobby(asked) ?? (sitter ? undefined : refused('noSuchSeat', { seat }))
  if (refusal) return refusal
  if (sitter?.kind === 'human') return refused('seatTaken', { seat })
  if (!roster.has(table.game.id, bot)) return refused('noSuchBot', { bot })
  return happen(asked, { type: 'sat', seat, sitter: { kind: 'bot', bot } })
}

/** The host empties a seat, or no longer keeps it for anybody. */
export function removeSeat(asked: Asked, { seat }: Pick<Of<'removeSeat'>, 'seat'>): CommandOutcome {
  const refusal = onlyHostInLobby(asked)
  if (refusal) return refusal
  const sitter = asked.table.seats[seat]
  if (!sitter || seat === asked.table.seatOf(asked.person.id)) return refused('noSuchSeat', { seat })
  return isFree(sitter) ? { happened: [] } : happen(asked, { type: 'sat', seat, sitter: OPEN })
}

/** Options only before the start; clock and undo are part of what people agreed to play. */
export function configure(asked: Asked, command: Pick<Of<'configure'>, 'options' | 'settings'>): CommandOutcome {
  const { table } = asked
  if (!isHost(asked)) return refused('hostOnly')
  const agreed = command.options !== undefined || command.settings?.clock !== undefined || command.settings?.undo
  if (agreed && table.status !== 'lobby') return refused('alreadyStarted')
  const settings = command.settings && merged(table.settings, command.settings)
  if (command.options === undefined) return happen(asked, { type: 'configured', ...(settings ? { settings } : {}) })
  const options = table.game.parseOptions(withNewOptions(table.game, command.options))
  if (!options.ok) return options
  const taken = table.seats.filter(sitter => !isFree(sitter)).length
  if (table.game.seatCount(options.value) < taken) return refused('tooFewSeats', { taken })
  const json = options.value as unknown as Json
  return happen(asked, { type: 'configured', options: json, ...(settings ? { settings } : {}) })
}

/** What somebody wishes, and what new games have besides; what is no object is left for the game to refuse. */
export function withNewOptions(game: Game | undefined, wished: unknown): unknown {
  if (!game?.newOptions || wished === null || Array.isArray(wished)) return wished
  return typeof wished === 'object' || wished === undefined ? { ...game.newOptions, ...wished } : wished
}

type Changes = { readonly [K in keyof Settings]?: Settings[K] | undefined }
export const merged = (settings: Settings, changes: Changes): Settings => ({ ...settings, ...changes }) as Settings

/** Somebody gets up before the start; the table goes to the next person, or ends with the last one. */
export function leaveLobby(asked: Asked, seat: Seat): CommandOutcome {
  const { table, person } = asked
  const next = otherHuman(table, person.id)
  if (next === undefined) return happen(asked, { type: 'abandoned' })
  const heir: TableEntry[] = table.host === person.id ? [{ type: 'hosted', host: next }] : []
  return happen(asked, { type: 'sat', seat, sitter: OPEN }, ...heir)
}

export function otherHuman(table: Table, person: string): string | undefined {
  const other = table.seats.find(sitter => sitter.kind === 'human' && sitter.person !== person && !sitter.standIn)
  return other?.kind === 'human' ? other.person : undefined
}
