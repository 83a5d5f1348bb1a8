import { randomBytes } from 'node:crypto'
import { PersonId, TABLE_ID, TableId } from '@grotto/protocol'
import type { Club, Measure, Report, Store } from '@grotto/storage'
import * as v from 'valibot'
import { parseTarget } from '../src/moderation/targets.ts'
import { newId } from '../src/process/randomness.ts'

/** What an operator asked for cannot be understood. */
export class UsageError extends Error {}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const AT_ONCE = 500
const FOREVER = 8_640_000_000_000_000

/** "90m", "2h", "7d". */
export function parseSpan(text: string): number {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? []
  if (!count || Number(count) === 0) throw new UsageError(`--for wants a time such as 90m, 2h or 7d, and not "${text}"`)
  return Number(count) * UNITS[unit!]!
}

interface Wish {
  readonly store: Store
  readonly now: number
  readonly what: string
  readonly span: string | undefined
}

type Deed = (wish: Wish) => Promise<string>

/** Every order of the command line, with what stands behind it. */
export const ORDERS: Readonly<Record<string, { readonly says: string; readonly do: Deed }>> = {
  reports: { says: 'reports', do: async ({ store }) => listed(await store.moderation.reports(AT_ONCE), inReport) },
  settle: { says: 'settle REPORT', do: async ({ store, what }) => done(await store.moderation.settle(what), what) },
  measures: {
    says: 'measures',
    do: async ({ store, now }) => listed(await store.moderation.inForce(now), inMeasure),
  },
  silence: { says: 'silence WHO --for 7d', do: wish => takeAgainst(wish, 'silence') },
  ban: { says: 'ban WHO --for 30d', do: wish => takeAgainst(wish, 'ban') },
  close: {
    says: 'close TABLE',
    do: async wish => take({ ...wish, span: wish.span ?? '1d' }, 'close', await tableOf(wish)),
  },
  unname: {
    says: 'unname PERSON',
    do: async wish => take({ ...wish, span: wish.span ?? '1d' }, 'unname', await personOf(wish)),
  },
  'unname-club': { says: 'unname-club CLUB', do: wish => forClub(wish, unnameClub) },
  'dissolve-club': { says: 'dissolve-club CLUB', do: wish => forClub(wish, dissolveClub) },
  announce: { says: 'announce "TEXT" --for 2h', do: wish => take(wish, 'announce', '', textOf(wish.what)) },
  lift: { says: 'lift MEASURE', do: async ({ store, what }) => done(await store.moderation.lift(what), what) },
}

async function take({ store, now, span }: Wish, kind: Measure['kind'], target: string, text = ''): Promise<string> {
  if (span === undefined) throw new UsageError('for how long? --for 2h, --for 7d')
  const id = newId(count => randomBytes(count))
  const measure: Measure = { id, kind, target, text, from: now, until: Math.min(now + parseSpan(span), FOREVER) }
  await store.moderation.take(measure)
  return inMeasure(measure)
}

/** A guest who has done nothing yet is not stored: an id nobody is known by may be hers, or a slip of the hand. */
async function takeAgainst(wish: Wish, kind: 'silence' | 'ban'): Promise<string> {
  const target = targetOf(wish.what)
  const isStranger = isPerson(target) && !(await wish.store.person(target))
  const taken = await take(wish, kind, target)
  return isStranger ? `${taken}  (nobody here is known by this id: is it right?)` : taken
}

/** What only its founder may do, an operator may too. */
async function forClub({ store, what }: Wish, deed: (store: Store, club: Club) => Promise<boolean>): Promise<string> {
  const [member] = v.is(TableId, what) ? await store.clubs.members(what) : []
  const club = member && (await store.clubs.club(what, member.person))
  return done(club !== undefined && (await deed(store, club)), what)
}

/** The same in every language, and told from others by its end. */
const unnameClub = ({ clubs }: Store, { id, founder }: Club): Promise<boolean> =>
  clubs.change(id, founder, { name: `Grotto ${id.slice(0, 4)}` })

const dissolveClub = ({ clubs }: Store, { id, founder }: Club): Promise<boolean> => clubs.dissolve(id, founder)

const isPerson = (text: string): boolean => v.is(PersonId, text)

async function personOf({ store, what }: Wish): Promise<string> {
  if (!isPerson(what)) throw new UsageError(`"${what}" is not the id of a person`)
  if (!(await store.person(what))) throw new UsageError(`there is no person "${what}"`)
  return what
}

/** So much of all addresses is a slip of the hand. */
const WIDEST = { 4: 8, 6: 16 } as const

function targetOf(what: string): string {
  const target = parseTarget(what)
  if (!target) throw new UsageError(`"${what}" is neither the id of a person nor an address or a range of addresses`)
  if (isPerson(target)) return target
  const [address = '', bits] = target.split('/')
  const least = WIDEST[address.includes(':') ? 6 : 4]
  if (bits !== undefined && Number(bits) < least)
    throw new UsageError(`"${what}" is more than a /${least}: nearly everybody. Name a smaller range`)
  return target
}

async function tableOf({ store, what }: Wish): Promise<string> {
  if (!TABLE_ID.test(what)) throw new UsageError(`"${what}" is not the id of a table`)
  if (!(await store.table(what))) throw new UsageError(`there is no table "${what}"`)
  return what
}

function textOf(text: string): string {
  if (text.trim() === '' || text.length > 300) throw new UsageError('a notice has 1 to 300 characters')
  return text.trim()
}

function done(found: boolean, id: string): string {
  if (!found) throw new UsageError(`there is no "${id}"`)
  return `${id}: done`
}

const listed = <T>(all: readonly T[], inWords: (each: T) => string): string => all.map(inWords).join('\n') || 'none'
const time = (at: number): string => new Date(at).toISOString().slice(0, 16)

const inReport = ({ id, at, table, by, about, name, kind, said }: Report): string =>
  [`${id}  ${time(at)}  ${kind} of ${about} “${name}” at ${table}, by ${by}`, ...said.split('\n').filter(Boolean)]
    .map((line, index) => (index === 0 ? line : `    “${line}”`))
    .join('\n')

const inMeasure = ({ id, kind, target, text, until }: Measure): string =>
  [id, kind, target, text && `“${text}”`, `until ${time(until)}`].filter(Boolean).join('  ')
