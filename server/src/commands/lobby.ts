import type { Game, Seat } from '@grotto/kernel'
import { type Command, type Settings, SHORTEST_CLOCK } from '@grotto/protocol'
import { isLanguage } from '@grotto/words'
import { asJson, piecesOf, type Sitter, type TableEntry } from '../table/entries.ts'
import { isShared } from '../table/sealed.ts'
import type { Table } from '../table/table.ts'
import { isFree, keptFor } from './invitations.ts'
import { apply, type CommandContext, type CommandOutcome, isHost, onlyHostInLobby, refused } from './outcome.ts'
import { start } from './starting.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>
const OPEN: Sitter = { kind: 'open' }

/** A free seat for somebody new, another one for somebody who sits already, or the one kept for who is invited. */
export function sit(
  context: CommandContext,
  { seat: wanted, invitation }: Pick<Of<'sit'>, 'seat' | 'invitation'>,
): CommandOutcome {
  const { table, person } = context
  if (table.status !== 'lobby') return refused('alreadyStarted')
  const before = table.seatOf(person.id)
  const kept = invitation === undefined ? undefined : keptFor(table, invitation)
  if (invitation !== undefined && kept === undefined) return refused('invitationGone')
  if (kept === undefined && table.sentAway.has(person.id)) return refused('sentAway')
  const seat = kept ?? wanted ?? before ?? table.seats.findIndex(isFree)
  if (seat < 0) return refused('tableFull')
  if (seat === before) return { applied: [], seat }
  if (!table.seats[seat]) return refused('noSuchSeat', { seat })
  if (table.seats[seat].kind !== 'open') return refused('seatTaken', { seat })
  if (seat !== kept && !isFree(table.seats[seat])) return refused('seatReserved', { seat })
  const moved: TableEntry[] = before === undefined ? [] : [{ type: 'sat', seat: before, sitter: OPEN }]
  const pieces = before === undefined ? {} : piecesOf(table.seats[before])
  const sitter: Sitter = { kind: 'human', person: person.id, name: person.name, ready: false, ...pieces }
  return { ...apply(context, ...moved, { type: 'sat', seat, sitter }), seat }
}

/** With "ready" a device commits to its entropy, or gives it as it is. Where only bots are waited for, the game begins. */
export function ready(
  context: CommandContext,
  command: Pick<Of<'ready'>, 'ready' | 'entropy' | 'commitment'>,
): CommandOutcome {
  const { table, person } = context
  const { ready, entropy, commitment } = command
  if (table.status !== 'lobby') return refused('alreadyStarted')
  const seat = table.seatOf(person.id)
  if (seat === undefined) return refused('notSeated')
  const sitter: Sitter = {
    kind: 'human',
    person: person.id,
    name: person.name,
    ready,
    ...(ready && !table.sameDeal ? thrownInBy(entropy, commitment) : {}),
    ...piecesOf(table.seats[seat]),
  }
  const { applied } = apply(context, { type: 'sat', seat, sitter })
  const started = ready && table.atOnce ? start(context) : undefined
  return { applied: [...applied, ...(started && 'applied' in started ? started.applied : [])] }
}

const thrownInBy = (entropy: string | undefined, commitment: string | undefined) =>
  entropy ? { entropy } : commitment ? { commitment } : {}

export function setBot(context: CommandContext, { seat, bot }: Pick<Of<'setBot'>, 'seat' | 'bot'>): CommandOutcome {
  const { table, roster } = context
  const sitter = table.seats[seat]
  const refusal = onlyHostInLobby(context) ?? (sitter ? undefined : refused('noSuchSeat', { seat }))
  if (refusal) return refusal
  if (sitter?.kind === 'human') return refused('seatTaken', { seat })
  if (!roster.has(table.game.id, bot)) return refused('noSuchBot', { bot })
  return apply(context, { type: 'sat', seat, sitter: { kind: 'bot', bot, ...piecesOf(sitter) } })
}

/** The host empties a seat, or no longer keeps it for anybody. */
export function removeSeat(context: CommandContext, { seat }: Pick<Of<'removeSeat'>, 'seat'>): CommandOutcome {
  const refusal = onlyHostInLobby(context)
  if (refusal) return refusal
  const sitter = context.table.seats[seat]
  if (!sitter || seat === context.table.seatOf(context.person.id)) return refused('noSuchSeat', { seat })
  if (isFree(sitter)) return { applied: [] }
  const sentAway = sitter.kind === 'human' ? { why: 'removed' as const } : {}
  return apply(context, { type: 'sat', seat, sitter: OPEN, ...sentAway })
}

/** Options only before the start; clock, undo and how to talk are part of what people agreed to play. */
export function configure(
  context: CommandContext,
  command: Pick<Of<'configure'>, 'options' | 'settings'>,
): CommandOutcome {
  const { table } = context
  if (!isHost(context)) return refused('hostOnly')
  // Everybody plays the game of a day or of a tournament alike, and nobody looks on.
  if (isShared(table)) return refused('alreadyStarted')
  // Who knows the deal must not find strangers to play it with.
  if (table.sameDeal && (command.options !== undefined || command.settings?.visibility === 'public'))
    return refused('dealFixed')
  const { clock, undo, talk } = command.settings ?? {}
  const agreed = command.options !== undefined || clock !== undefined || undo || talk
  if (agreed && table.status !== 'lobby') return refused('alreadyStarted')
  if (!isSpoken(command.settings)) return refused('noSuchLanguage')
  if (isTooShort(clock)) return refused('clockTooShort', { seconds: SHORTEST_CLOCK })
  const settings = command.settings && merged(table.settings, command.settings)
  if (command.options === undefined) return apply(context, { type: 'configured', ...(settings ? { settings } : {}) })
  const options = table.game.parseOptions(withNewOptions(table.game, command.options))
  if (!options.ok) return options
  const taken = table.seats.filter(sitter => !isFree(sitter)).length
  if (table.game.seatCount(options.value) < taken) return refused('tooFewSeats', { taken })
  const json = asJson(options.value)
  return apply(context, { type: 'configured', options: json, ...(settings ? { settings } : {}) })
}

/** What somebody wishes, and what new games have besides; what is no object is left for the game to refuse. */
export function withNewOptions(game: Game | undefined, wished: unknown): unknown {
  if (!game?.newOptions || wished === null || Array.isArray(wished)) return wished
  return typeof wished === 'object' || wished === undefined ? { ...game.newOptions, ...wished } : wished
}

type Changes = { readonly [K in keyof Settings]?: Settings[K] | undefined }
/** An empty name or language is none. */
export function merged(settings: Settings, changes: Changes): Settings {
  const { name, language, ...rest } = { ...settings, ...changes } as Settings
  return { ...rest, ...(name ? { name } : {}), ...(language ? { language } : {}) }
}

/** Whether nobody could decide in so many seconds: others would soon play against bots. */
export const isTooShort = (clock: number | undefined): boolean =>
  clock !== undefined && clock > 0 && clock < SHORTEST_CLOCK

/** Whether a table may be marked with this language: only those are offered that the page speaks. */
export const isSpoken = (settings: Changes | undefined): boolean => !settings?.language || isLanguage(settings.language)

/** Somebody gets up before the start; the table goes to the next person, or ends with the last one. */
export function leaveLobby(context: CommandContext, seat: Seat): CommandOutcome {
  const { table, person } = context
  const next = otherHuman(table, person.id)
  if (next === undefined) return apply(context, { type: 'abandoned' })
  const heir: TableEntry[] = table.host === person.id ? [{ type: 'hosted', host: next }] : []
  return apply(context, { type: 'sat', seat, sitter: OPEN, why: 'left' }, ...heir)
}

export function otherHuman(table: Table, person: string): string | undefined {
  const other = table.seats.find(sitter => sitter.kind === 'human' && sitter.person !== person && !sitter.standIn)
  return other?.kind === 'human' ? other.person : undefined
}
