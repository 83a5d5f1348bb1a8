import type * as v from 'valibot'
import type { Schema } from '../test-kit/schema.ts'

/** What is as large as it gets and still means something, by schema. */
export type Known = ReadonlyMap<unknown, unknown>

/** A letter that takes three bytes, and one that nobody sees. */
const [WIDE, UNSEEN] = ['界', '\u200b']
/** JSON is read to a depth of 32; some of it is the command or body around. */
const DEEPEST = 28

/** The largest value that fits a schema. Where the schema sets no limit, so many bytes do. */
export function largest(schema: v.GenericSchema, known: Known, room: number): unknown {
  const walk = (each: Schema, space: number): unknown => {
    if (known.has(each)) return known.get(each)
    const make = KINDS[each.type]
    if (!make) throw new Error(`nobody knows how large a schema of type "${each.type}" gets`)
    return make(each, walk, space)
  }
  return walk(schema as unknown as Schema, room)
}

type Walk = (schema: Schema, room: number) => unknown

/** By type of schema: an unknown one is an error, so that nothing of the protocol is left out unnoticed. */
const KINDS: Readonly<Record<string, (schema: Schema, walk: Walk, room: number) => unknown>> = {
  string: ({ pipe }, _, room) => longestText(pipe, room),
  number: ({ pipe }) => highest(pipe),
  boolean: () => false,
  unknown: (_, __, room) => filling(room),
  literal: ({ literal }) => literal,
  picklist: ({ options }) => [...(options as string[])].sort((a, b) => b.length - a.length)[0],
  nullable: ({ wrapped }, walk, room) => walk(wrapped!, room),
  optional: ({ wrapped }, walk, room) => walk(wrapped!, room),
  array: ({ item, pipe }, walk, room) => manyOf(limit(pipe, 'max_length'), room, () => walk(item!, 0)),
  record: ({ key, value, pipe }, walk, room) => {
    const entry = (i: number) => [distinct(walk(key!, 0) as string, i), walk(value!, 0)] as const
    return Object.fromEntries(manyOf(limit(pipe, 'max_entries'), room, entry))
  },
  object: ({ entries }, walk, room) => fields(entries!, walk, room),
  strict_object: ({ entries }, walk, room) => fields(entries!, walk, room),
  loose_object: ({ entries, pipe }, walk, room) => {
    // What a check allows besides is for whoever knows the check to say.
    const more = pipe?.some(({ type }) => type === 'check') ? {} : { more: filling(room / 2) }
    return { ...fields(entries!, walk, room / 2), ...more }
  },
  union: ({ options }, walk, room) =>
    (options as Schema[]).map(each => walk(each, room)).sort((a, b) => sizeOf(b) - sizeOf(a))[0],
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length
const fields = (entries: Readonly<Record<string, Schema>>, walk: Walk, room: number) =>
  Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, walk(schema, room)]))

function manyOf<T>(most: number | undefined, room: number, make: (i: number) => T): T[] {
  const count = most ?? Math.floor(room / (sizeOf(make(0)) + 1))
  return Array.from({ length: count }, (_, i) => make(i))
}

/** The same length, another text. */
const distinct = (text: string, i: number): string => text.slice(0, -4) + String(i).padStart(4, '0')

/** JSON of any form that takes so many bytes: deep first, then wide. */
function filling(room: number): unknown {
  let deep: unknown = 0
  for (let i = 0; i < DEEPEST; i++) deep = { a: deep }
  const wide = Array.from({ length: Math.max(0, Math.floor((room - 300) / 12)) }, (_, i) => ({ a: i % 1_000 }))
  return { deep, wide }
}

function longestText(pipe: Schema['pipe'], room: number): string {
  const pattern = limit<RegExp>(pipe, 'regex')
  const most = limits(pipe, 'max_length')
  if (pattern) return longestMatch(pattern, Math.min(...most, 1_000))
  if (most.length === 0) return WIDE.repeat(Math.floor(room / Buffer.byteLength(WIDE)))
  const start = limit<string>(pipe, 'starts_with') ?? ''
  const seen = Math.min(...most)
  return start + UNSEEN.repeat(Math.max(...most) - seen) + WIDE.repeat(seen - start.length)
}

/** Letters, classes and groups of them, each with how often: patterns here are made of nothing else. */
const PIECE = /(\[[^\]]*\]|\\.|[^\\[\]{}^$+*?])(\{(\d+)(?:,(\d+))?\}|[+*?])?/g

function longestMatch({ source }: RegExp, most: number): string {
  let text = ''
  for (const [, piece, many, least, upTo] of source.matchAll(PIECE)) {
    const endless = many === '+' || many === '*'
    const count = endless ? most - text.length : Number(upTo ?? least ?? 1)
    text += letterOf(piece!).repeat(count)
  }
  return text
}

const letterOf = (piece: string): string => (piece.startsWith('[') ? piece.replace('\\w', 'A')[1]! : piece)

function highest(pipe: Schema['pipe']): number {
  const whole = pipe?.some(({ type }) => type === 'integer')
  return limit(pipe, 'max_value') ?? (whole ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE)
}

const limits = <T = number>(pipe: Schema['pipe'], type: string): T[] =>
  (pipe ?? []).filter(action => action.type === type).map(({ requirement }) => requirement as T)
const limit = <T = number>(pipe: Schema['pipe'], type: string): T | undefined => limits<T>(pipe, type)[0]
