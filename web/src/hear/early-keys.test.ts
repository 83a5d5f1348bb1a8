import { expect, test } from 'vitest'
import { EarlyKeys } from './early-keys.ts'

test('what is typed while the line opens is kept for it, and nothing else', () => {
  const early = new EarlyKeys()
  early.keep('x')
  expect(early.waiting).toBe(false)
  early.begin()
  for (const key of ['m', 'i', 'Backspace', 'o', ' ', 'Shift', 'N', 'Enter']) early.keep(key)
  expect(early.waiting).toBe(true)
  expect(early.take()).toBe('mo N')
  early.keep('x')
  expect([early.waiting, early.take()]).toEqual([false, ''])
})
