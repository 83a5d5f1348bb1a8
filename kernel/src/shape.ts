import type { Json } from './json.ts'

type JsonObject = { readonly [key: string]: Json | undefined }

/**
 * A JSON Schema that describes a `T`. The compiler holds it to the type: every field, every word, nothing else. So what
 * a program in another language reads of a game is what the rules themselves are written in.
 */
export interface Shape<T> {
  readonly schema: JsonObject
  /** Only for the compiler: neither more nor less than `T`. */
  readonly is?: (value: T) => T
}

/** A field that may be left out. */
interface Maybe<T> {
  readonly maybe: Shape<T>
}

type Optional<T, K extends keyof T> = object extends Pick<T, K> ? true : false
export type Fields<T> = {
  readonly [K in keyof T]-?: Optional<T, K> extends true ? Maybe<Exclude<T[K], undefined>> : Shape<T[K]>
}

/** What a member of a tagged union has beside its tag. */
type Rest<T, Tag> = T extends { readonly type: infer U } ? (Tag extends U ? Omit<T, 'type'> : never) : never
export type Members<T extends { readonly type: string }> = {
  readonly [Tag in T['type']]: readonly [says: string, fields: Fields<Rest<T, Tag>>]
}

export const maybe = <T>(shape: Shape<T>): Maybe<T> => ({ maybe: shape })

/** A whole number. */
export const whole = (description: string, minimum = 0, maximum?: number): Shape<number> => ({
  schema: { type: 'integer', minimum, ...(maximum === undefined ? {} : { maximum }), description },
})

export const text = (description: string, pattern?: string): Shape<string> => ({
  schema: { type: 'string', ...(pattern ? { pattern } : {}), description },
})

export const flag = (description: string): Shape<boolean> => ({ schema: { type: 'boolean', description } })

/** Present and true, or absent. */
export const mark = (description: string): Maybe<true> => maybe({ schema: { const: true, description } })

/** One of a closed list. */
export const word = <const W extends readonly (string | number)[]>(
  words: W,
  description: string,
): Shape<W[number]> => ({
  schema: { enum: words, description },
})

export const list = <T>(of: Shape<T>, description: string): Shape<readonly T[]> => ({
  schema: { type: 'array', items: of.schema, description },
})

/** As many as there are, each with its own meaning. */
export const tuple = <T extends readonly unknown[]>(
  description: string,
  ...of: { readonly [K in keyof T]: Shape<T[K]> }
): Shape<T> => ({
  schema: {
    type: 'array',
    prefixItems: of.map(({ schema }) => schema),
    items: false,
    minItems: of.length,
    description,
  },
})

export const either = <A, B>(a: Shape<A>, b: Shape<B>, description: string): Shape<A | B> => ({
  schema: { anyOf: [a.schema, b.schema], description },
})

/** May be null where it is not to be known. */
export const orNull = <T>(of: Shape<T>, description: string): Shape<T | null> => ({
  schema: { anyOf: [of.schema, { type: 'null' }], description },
})

export const record = <T extends object>(description: string, fields: Fields<T>): Shape<T> => ({
  schema: { ...objectOf(fields), description },
})

/** A tagged union: one object for each `type`. */
export const union = <T extends { readonly type: string }>(description: string, members: Members<T>): Shape<T> => ({
  schema: {
    description,
    oneOf: Object.entries<readonly [string, object]>(members).map(([tag, [says, fields]]) => ({
      title: tag,
      ...objectOf({ type: { schema: { const: tag } }, ...fields }),
      description: says,
    })),
  },
})

function objectOf(fields: object): JsonObject {
  const entries = Object.entries<Shape<unknown> | Maybe<unknown>>(fields as Record<string, Shape<unknown>>)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, of]) => [name, 'maybe' in of ? of.maybe.schema : of.schema])),
    required: entries.filter(([, of]) => !('maybe' in of)).map(([name]) => name),
    additionalProperties: false,
  }
}

/** All that passes between a game and a program that plays it. */
export interface GameShapes {
  readonly game: string
  readonly options: AnyShape
  readonly view: AnyShape
  readonly action: AnyShape
  readonly event: AnyShape
  /** Options of games in which everything happens sooner or later: examples are taken from them. */
  readonly samples: readonly object[]
}

/** A shape whose type is forgotten. */
type AnyShape = Pick<Shape<unknown>, 'schema'>
