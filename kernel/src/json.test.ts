import { expect, test } from 'vitest'
import { canonical } from './json.ts'

/** JSON itself, told to list its keys in order. */
function slowly(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(slowly).join(',')}]`
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${slowly(item)}`).join(',')}}`
}

test('the same value gives the same text, however its fields were ordered', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true, u: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  )
  expect(canonical({ 9: 1, 10: 2 })).toBe('{"10":2,"9":1}')
})

test('every sign is written as JSON writes it, in texts and in names', () => {
  for (let code = 0; code < 0x300; code++) {
    const text = `a${String.fromCharCode(code)}b`
    expect(canonical(text)).toBe(JSON.stringify(text))
  }
  for (const text of ['', '"', '\\', 'line\n', '\ud800', 'é', '🦇', '\u2028'])
    expect(canonical({ [text]: text, z: [text] })).toBe(slowly({ [text]: text, z: [text] }))
})
