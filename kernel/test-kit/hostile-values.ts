/** What a place in JSON from outside may hold instead of what belongs there. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  -0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  Number.POSITIVE_INFINITY,
  '',
  '__proto__',
  'toString',
  '\u0000\ud800',
  'x'.repeat(5_000),
  [],
  [[]],
  Array(5_000).fill(0),
  {},
  { toString: 0, valueOf: 0 },
  { length: 2 ** 32, 0: 1 },
  JSON.parse('{"__proto__":{"players":2},"constructor":1}'),
]

/** A value with each of its places in turn holding each of these; a place more wherever there are names. */
export function* spoilt(value: unknown): Generator<unknown> {
  yield* HOSTILE
  if (typeof value !== 'object' || value === null) return
  for (const name of [...Object.keys(value), 'more'])
    for (const inner of spoilt((value as Record<string, unknown>)[name]))
      yield Array.isArray(value) ? Object.assign([...value], { [name]: inner }) : { ...value, [name]: inner }
}

/** A value with one place changed into something that could be there: a number more or less, another word, one item less. */
export function* altered(value: unknown, words: readonly string[]): Generator<unknown> {
  if (typeof value === 'number') yield* [value + 1, value - 1]
  if (typeof value === 'string') yield words[(words.indexOf(value) + 1) % words.length]
  if (typeof value === 'boolean') yield !value
  if (Array.isArray(value)) yield* [value.slice(1), [...value, ...value.slice(-1)]]
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value))
    for (const inner of altered(item, words))
      yield Array.isArray(value) ? Object.assign([...value], { [name]: inner }) : { ...value, [name]: inner }
}

/** Every word that stands somewhere in a value. */
export function wordsIn(value: unknown): string[] {
  const words = new Set<string>()
  JSON.stringify(value, (_, item) => {
    if (typeof item === 'string') words.add(item)
    return item
  })
  return [...words]
}
