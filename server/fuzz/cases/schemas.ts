import fc from 'fast-check'
import * as v from 'valibot'
import type { Schema } from '../../test-kit/schema.ts'
import { oddName, type Text, unexpected } from './hostile.ts'
import { NOBODY, spoken } from './places.ts'

/** What makes a field likely to mean something: tables that are there, moves that were played. By schema. */
export type Hints = ReadonlyMap<unknown, Text>

type Walk = (schema: Schema) => Text

/** Of so many fields one is not what it should be. */
const ODD_ONE_IN = 14

/** JSON that fits a schema. */
export const fitting = (schema: v.GenericSchema, hints: Hints = new Map()): Text =>
  walker(hints, false)(schema as unknown as Schema).filter(text => fits(schema, text))

/** JSON that nearly fits a schema: fields missing, doubled, added, or of another kind. */
export const nearlyFitting = (schema: v.GenericSchema, hints: Hints = new Map()): Text =>
  walker(hints, true)(schema as unknown as Schema)

function fits(schema: v.GenericSchema, text: string): boolean {
  try {
    return v.safeParse(schema, JSON.parse(spoken(text, NOBODY))).success
  } catch {
    return false
  }
}

function walker(hints: Hints, hostile: boolean): Walk {
  const walk: Walk = schema => {
    const kind = KINDS[schema.type]
    if (!kind) throw new Error(`no cases are known for a schema of type "${schema.type}"`)
    const fitting = hints.get(schema) ?? kind(schema, walk, hostile)
    if (!hostile) return fitting
    return fc.oneof({ weight: ODD_ONE_IN - 1, arbitrary: fitting }, { weight: 1, arbitrary: unexpected })
  }
  return walk
}

/** By type of schema: an unknown one is an error, so that no field of the protocol is left out unnoticed. */
const KINDS: Readonly<Record<string, (schema: Schema, walk: Walk, hostile: boolean) => Text>> = {
  string: schema => strings(schema).map(text => JSON.stringify(text)),
  number: schema => numbers(schema).map(String),
  boolean: () => fc.constantFrom('true', 'false'),
  unknown: () => unexpected,
  literal: ({ literal }) => fc.constant(JSON.stringify(literal)),
  picklist: ({ options }) => fc.constantFrom(...options!.map(option => JSON.stringify(option))),
  nullable: ({ wrapped }, walk) => fc.oneof({ weight: 4, arbitrary: walk(wrapped!) }, { weight: 1, arbitrary: NULL }),
  optional: ({ wrapped }, walk) => walk(wrapped!),
  exact_optional: ({ wrapped }, walk) => walk(wrapped!),
  array: ({ item, pipe }, walk) =>
    fc.array(walk(item!), { maxLength: limit(pipe, 'max_length') ?? 5 }).map(items => `[${items.join()}]`),
  record: ({ key, value }, walk) =>
    fc.array(fc.tuple(walk(key!), walk(value!)), { maxLength: 4 }).map(fields => objectText(fields)),
  object: (schema, walk, hostile) => objects(schema, walk, hostile),
  strict_object: (schema, walk, hostile) => objects(schema, walk, hostile),
  loose_object: (schema, walk, hostile) => objects(schema, walk, hostile),
  union: ({ options }, walk) => fc.oneof(...(options as Schema[]).map(walk)),
  variant: ({ options }, walk) => fc.oneof(...(options as Schema[]).map(walk)),
}

const NULL = fc.constant('null')

function objects({ entries }: Schema, walk: Walk, hostile: boolean): Text {
  const fields = Object.entries(entries!).map(([name, schema]) => {
    const value = fc.tuple(fc.constant(JSON.stringify(name)), walk(schema))
    if (schema.type === 'optional' || schema.type === 'exact_optional') return fc.option(value, { freq: 1 })
    return hostile ? fc.option(value, { freq: 20 }) : value
  })
  const names = fc.constantFrom(...Object.keys(entries!), 'a')
  const name = fc.oneof(names, oddName).map(text => JSON.stringify(text))
  const added = fc.array(fc.tuple(name, unexpected), { maxLength: 2 })
  const more = hostile
    ? fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: added })
    : fc.constant([])
  return fc.tuple(fc.tuple(...fields), more).map(([own, others]) => objectText([...own, ...others]))
}

function objectText(fields: readonly ([string, string] | null)[]): string {
  const there = fields.filter(field => field !== null)
  return `{${there.map(([name, value]) => `${name}:${value}`).join()}}`
}

function strings({ pipe }: Schema): Text {
  const pattern = limit<RegExp>(pipe, 'regex')
  const start = limit<string>(pipe, 'starts_with') ?? ''
  if (pattern) return fc.stringMatching(pattern)
  const maxLength = Math.min(limit(pipe, 'max_length') ?? 30, 300) - start.length
  const text = fc.string({ minLength: limit(pipe, 'min_length') ?? 0, maxLength, size: 'max' })
  return text.map(end => start + end)
}

function numbers({ pipe }: Schema): fc.Arbitrary<number> {
  const [min, max] = [limit(pipe, 'min_value'), limit(pipe, 'max_value')]
  const whole = pipe?.some(({ type }) => type === 'integer')
  if (!whole) return fc.double({ noNaN: true, noDefaultInfinity: true })
  return fc.integer({ min: min ?? -(2 ** 31), max: Math.min(max ?? 2 ** 31 - 1, 2 ** 31 - 1) })
}

/** What an action of a pipe demands, if there is one. */
const limit = <T = number>(pipe: Schema['pipe'], type: string): T | undefined =>
  pipe?.find(action => action.type === type)?.requirement as T | undefined
