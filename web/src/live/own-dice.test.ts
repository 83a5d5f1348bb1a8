import { expect, test } from 'vitest'
import { type Keeper, leftOut, throwDice } from './own-dice.ts'

function memory(): Keeper {
  const kept = new Map<string, string>()
  return { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

test('dice are 32 bytes, others each time, and the last throw counts', () => {
  const keeper = memory()
  const [first, second] = [throwDice('t', keeper), throwDice('t', keeper)]
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).not.toBe(first)
  expect(leftOut('t', 1, [null, second], keeper)).toBe(false)
  expect(leftOut('t', 1, [null, first], keeper)).toBe(true)
})

test('dice that were sent and not used are noticed; who sent none has nothing to miss', () => {
  const keeper = memory()
  const dice = throwDice('t', keeper)
  expect(leftOut('t', 0, [null, dice], keeper)).toBe(true)
  expect(leftOut('other', 0, [null, null], keeper)).toBe(false)
})
