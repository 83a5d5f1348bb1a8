import fc from 'fast-check'

/** A case is text, so that it can say what no value of ours can: a key twice, a number too big, a nesting too deep. */
export type Text = fc.Arbitrary<string>

/** Names that mean something to JavaScript; the first is what a failing case shrinks to. */
const NAMES = [
  'toString',
  '__proto__',
  'constructor',
  'prototype',
  'valueOf',
  'toJSON',
  'hasOwnProperty',
  'length',
  'then',
  'a',
  '',
] as const

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '7',
  '8',
  '0.5',
  '1e308',
  '-1e308',
  '1e400',
  '5e-324',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '4294967296',
  '2147483648',
  '18446744073709551616',
  '1E+2',
] as const

/** JSON texts of strings that are trouble somewhere. */
const STRINGS = [
  '""',
  '"NaN"',
  '"Infinity"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u202eabc"',
  '"\\u2066abc"',
  '"\\u200b"',
  '"\\ufeff"',
  '"💎"',
  '"👩‍👩‍👧‍👦"',
  '"e\\u0301"',
  '"ﷺ"',
  '"../../etc/passwd"',
  '"%00"',
  '"\'; DROP TABLE entries; --"',
  '"<script>alert(1)</script>"',
  '"0"',
  '"null"',
  '" "',
  '"\\n"',
] as const

const LONG = fc.tuple(fc.constantFrom('x', '💎', '\\u0000', ' '), fc.integer({ min: 1, max: 6000 }))
const longText: Text = LONG.map(([sign, times]) => `"${sign.repeat(times)}"`)

const OPENINGS = [
  ['[', ']'],
  ['{"a":', '}'],
  ['[0,', ']'],
  ['{"type":', '}'],
] as const
const depth = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 2, max: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: 2, max: 7_900 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 20_000 }) },
)
/** One thing inside the other, very often. */
export const nested: Text = fc
  .tuple(fc.constantFrom(...OPENINGS), depth)
  .map(([[open, close], times]) => `${open.repeat(times)}0${close.repeat(times)}`)

const number: Text = fc.constantFrom(...NUMBERS)
const text: Text = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...STRINGS) },
  { weight: 2, arbitrary: fc.string({ maxLength: 20, unit: 'binary' }).map(value => JSON.stringify(value)) },
  { weight: 1, arbitrary: longText },
)
const leaf: Text = fc.oneof(
  { withCrossShrink: true },
  { weight: 4, arbitrary: number },
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '[[]]', '[null]') },
)

export const oddName: Text = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'binary' }) },
)

const withOddNames: Text = fc
  .array(fc.tuple(oddName, leaf), { minLength: 1, maxLength: 3 })
  .map(fields => `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`)

/** Any JSON that nobody expects in this place. */
export const unexpected: Text = fc.oneof(
  { withCrossShrink: true },
  { weight: 6, arbitrary: leaf },
  { weight: 4, arbitrary: withOddNames },
  { weight: 2, arbitrary: fc.array(leaf, { maxLength: 4 }).map(items => `[${items.join()}]`) },
  { weight: 1, arbitrary: nested },
)

/** Text that was JSON before something happened to it on its way. */
export function damaged(json: Text): Text {
  const where = fc.nat(1_000_000)
  return fc.oneof(
    fc.tuple(json, where).map(([whole, at]) => whole.slice(0, at % (whole.length + 1))),
    fc.tuple(json, where, fc.string({ minLength: 1, maxLength: 2, unit: 'binary' })).map(([whole, at, sign]) => {
      const place = at % (whole.length + 1)
      return whole.slice(0, place) + sign + whole.slice(place + 1)
    }),
    fc.tuple(json, where).map(([whole, at]) => whole.slice(at % (whole.length + 1)) + whole),
    json.map(whole => `\ufeff${whole}`),
    fc.tuple(json, json).map(([one, other]) => `${one}${other}`),
    fc.string({ maxLength: 60, unit: 'binary' }),
  )
}
