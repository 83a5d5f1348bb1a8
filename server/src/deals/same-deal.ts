import type { Refusal } from '@grotto/kernel'
import type { Person } from '@grotto/storage'
import { refused } from '../commands/outcome.ts'
import { asJson, type SameDeal, type Sitter } from '../table/entries.ts'
import { isSealed } from '../table/sealed.ts'
import type { AppliedEntry, Table } from '../table/table.ts'
import {
  createTable,
  type DealtFrom,
  type NewTablePorts,
  type NewTableResult,
  startAtOnce,
} from '../tables/new-table.ts'

/** Alone with bots, at once; or with others, who sit down first. */
export type DealtWith = 'bots' | 'friends'

/** Why nobody can play this deal again, as far as the table itself can tell. */
export function undealable(table: Table, now: number): { readonly refusal: Refusal } | undefined {
  const { play, status, from, game, secrets } = table
  if (status !== 'finished' || !play) return refused('notOver')
  if (isSealed(table, now)) return refused('dealSealed')
  const known = from === undefined && game.seals(play.options).every(seal => seal in secrets)
  return known ? undefined : refused('noDeal')
}

/** The very same chance for others: the seeds of a finished game, and what its players had added to them. */
export async function playSameDeal(
  ports: NewTablePorts,
  person: Person,
  source: Table,
  how: DealtWith,
): Promise<NewTableResult> {
  const refusal = undealable(source, ports.clock.now())
  if (refusal) return refusal
  const wanted = { game: source.game.id, options: asJson(source.play!.options), dealtFrom: dealtFrom(source) }
  return createTable(ports, person, wanted, table => {
    const seated = sitAround(ports, person, source, table, how)
    return how === 'bots' ? [...seated, ...startAtOnce(ports, person, table)] : seated
  })
}

function dealtFrom({ id, entropies, secrets, imported, sameDeal }: Table): DealtFrom {
  const fromFile = imported !== undefined || sameDeal?.imported === true
  const deal: SameDeal = { table: id, entropies, ...(fromFile ? { imported: true } : {}) }
  return { secrets, deal }
}

/** On the seat a person had; bots where there were bots, and where nobody else is to come. */
function sitAround(
  { clock, roster }: NewTablePorts,
  person: Person,
  source: Table,
  table: Table,
  how: DealtWith,
): AppliedEntry[] {
  const mine = Math.max(
    0,
    source.seats.findIndex(({ kind }) => kind === 'human'),
  )
  const me: Sitter = { kind: 'human', person: person.id, name: person.name, ready: how === 'bots' }
  const spare = roster.standInFor(table.game.id)
  const sitterFor = (before: Sitter): Sitter => {
    if (before.kind === 'bot') return { kind: 'bot', bot: roster.has(table.game.id, before.bot) ? before.bot : spare }
    return how === 'bots' ? { kind: 'bot', bot: spare } : { kind: 'open' }
  }
  return table.seats.map((_, seat) => {
    const sitter = seat === mine ? me : sitterFor(source.seats[seat] ?? { kind: 'open' })
    return table.apply({ type: 'sat', seat, sitter }, clock.now())
  })
}
