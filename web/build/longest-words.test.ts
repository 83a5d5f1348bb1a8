import { expect, test } from 'vitest'
import { longest } from './longest-words.ts'

test('of every key the longest sentence stands for all languages', () => {
  const english = { a: 'Leave', b: '{count, plural, one {# ruby} other {# rubies}}' }
  const italian = { a: 'Uscire dalla caverna', b: '{count} rubini' }
  expect(longest([english, italian])).toEqual({ a: italian.a, b: english.b })
})

test('the signs of a plural are not what makes a sentence long', () => {
  const plural = { a: '{n, plural, one {#} other {#}}' }
  const plain = { a: '{n} points de vie' }
  expect(longest([plural, plain])).toEqual(plain)
})
