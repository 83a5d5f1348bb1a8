import type { GameRecord, Json } from '@grotto/kernel'
import type { Said } from '@grotto/protocol'
import type { Entry } from '@grotto/storage'
import { NOBODY } from '../commands/play.ts'
import { asJson, type Sitter, type TableEntry, tableEntryOf } from '../table/entries.ts'

/** Whom to forget, and who takes her place in one table: the record must still say that two moves were one person's. */
export interface Disguise {
  readonly person: string
  readonly pseudonym: string
  /** Everything she was ever called. */
  readonly names: ReadonlySet<string>
}

/** Entries as they read without her; those that do not speak of her are left out. */
export function scrubbed(entries: readonly Entry[], disguise: Disguise): Entry[] {
  const hosted = entries.some(entry => isRecord(entry.body) && hostsIn(tableEntryOf(entry), disguise.person))
  return changed(entries, disguise, body => {
    const entry = entryWithout(tableEntryOf({ body }), disguise)
    return asJson(hosted ? withoutName(entry) : entry)
  })
}

const hostsIn = (entry: TableEntry, person: string): boolean =>
  (entry.type === 'created' || entry.type === 'hosted') && entry.host === person

/** Where she was host she may have called the table by her name. */
function withoutName(entry: TableEntry): TableEntry {
  if ((entry.type !== 'created' && entry.type !== 'configured') || entry.settings?.name === undefined) return entry
  const { name: _, ...settings } = entry.settings
  return { ...entry, settings }
}

/** Her words go with her name. What others said of her stays theirs. */
export function scrubbedTalk(entries: readonly Entry[], disguise: Disguise): Entry[] {
  const { person, pseudonym } = disguise
  return changed(entries, disguise, body => {
    const said = body as object as Said
    if (said.person !== person) return body
    const text = said.type === 'chat' ? { text: NOBODY } : {}
    return asJson({ ...said, ...text, person: pseudonym, name: NOBODY })
  })
}

function changed(entries: readonly Entry[], { person }: Disguise, rewrite: (body: Json) => Json): Entry[] {
  return entries.flatMap(({ receipt, unreadable, ...entry }) => {
    // Nobody can say of whom it speaks.
    if (unreadable) return [entry]
    const body = isRecord(entry.body) ? rewrite(entry.body) : entry.body
    if (receipt?.person === person) return [{ ...entry, body }]
    // Most entries of a long log come back as they are.
    if (body === entry.body || JSON.stringify(body) === JSON.stringify(entry.body)) return []
    return [{ ...entry, body, ...(receipt ? { receipt } : {}) }]
  })
}

/** Everybody of whom an entry speaks by id. */
export function mentionedIn(entry: TableEntry): string[] {
  switch (entry.type) {
    case 'created':
    case 'imported':
    case 'hosted':
      return [entry.host]
    case 'sat':
      return peopleAmong([entry.sitter])
    case 'started':
      return peopleAmong(entry.seats)
    case 'renamed':
    case 'muted':
    case 'annotated':
      return [entry.person]
    default:
      return []
  }
}

const peopleAmong = (sitters: readonly Sitter[]): string[] =>
  sitters.flatMap(sitter => (sitter.kind === 'human' ? [sitter.person] : []))

/** What she was called, as far as a log knows. */
export const namesIn = (entries: readonly Entry[], person: string): string[] =>
  entries.flatMap(({ body }) => (isRecord(body) ? namesAt(tableEntryOf({ body }), person) : []))

const isRecord = (body: Json): boolean => typeof body === 'object' && body !== null

function namesAt(entry: TableEntry, person: string): string[] {
  if (entry.type === 'created') return entry.host === person ? [entry.hostName] : []
  if (entry.type === 'renamed' || entry.type === 'annotated') return entry.person === person ? [entry.name] : []
  const sitters = entry.type === 'sat' ? [entry.sitter] : 'seats' in entry ? entry.seats : []
  return sitters.flatMap(sitter => (sitter.kind === 'human' && sitter.person === person ? [sitter.name] : []))
}

function entryWithout(entry: TableEntry, disguise: Disguise): TableEntry {
  const { person, pseudonym } = disguise
  const other = (id: string): string => (id === person ? pseudonym : id)
  switch (entry.type) {
    case 'created':
      return entry.host === person ? { ...entry, host: pseudonym, hostName: NOBODY } : entry
    case 'imported':
      return importedWithout(entry, disguise)
    case 'sat':
      return { ...entry, sitter: sitterWithout(entry.sitter, disguise) }
    case 'started':
      return { ...entry, seats: entry.seats.map(sitter => sitterWithout(sitter, disguise)) }
    case 'hosted':
      return { ...entry, host: other(entry.host) }
    case 'renamed':
      return entry.person === person ? { ...entry, person: pseudonym, name: NOBODY } : entry
    case 'muted':
      return { ...entry, person: other(entry.person) }
    case 'annotated':
      return entry.person === person ? annotationWithout(entry, pseudonym) : entry
    default:
      return entry
  }
}

/** What she wrote goes as what she said does; what she drew tells nothing of her. */
const annotationWithout = (entry: TableEntry & { type: 'annotated' }, person: string): TableEntry => ({
  ...entry,
  ...(entry.text === undefined ? {} : { text: NOBODY }),
  person,
  name: NOBODY,
})

/** A record she brought may name her; its seats are nobody's here, so the name is all there is to go by. */
function importedWithout(entry: TableEntry & { type: 'imported' }, disguise: Disguise): TableEntry {
  if (entry.host !== disguise.person) return entry
  const nameless = <T extends { readonly name: string }>(named: T): T =>
    disguise.names.has(named.name) ? { ...named, name: NOBODY } : named
  return {
    ...entry,
    host: disguise.pseudonym,
    seats: entry.seats.map(sitter => (sitter.kind === 'human' ? nameless(sitter) : sitter)),
    record: { ...recordWithout(entry.record, disguise), sitters: entry.record.sitters.map(nameless) },
  }
}

/** What a file says that she wrote. */
function recordWithout(record: GameRecord, { names }: Disguise): GameRecord {
  if (!record.annotations) return record
  const annotations = record.annotations.map(each =>
    names.has(each.by) ? { ...each, by: NOBODY, ...(each.text === undefined ? {} : { text: NOBODY }) } : each,
  )
  return { ...record, annotations }
}

function sitterWithout(sitter: Sitter, { person, pseudonym, names }: Disguise): Sitter {
  if (sitter.kind === 'human' && sitter.person === person) return { ...sitter, person: pseudonym, name: NOBODY }
  if (sitter.kind !== 'open' || !names.has(sitter.invited?.name ?? '')) return sitter
  return { kind: 'open', invited: { hash: sitter.invited!.hash } }
}
