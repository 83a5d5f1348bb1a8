import type { SeatInfo } from '@grotto/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BACK_WITHIN_MS, Presence } from './present.ts'

const OPEN: SeatInfo = { kind: 'open' }
const human = (person: string): SeatInfo => ({ kind: 'human', person, name: person, ready: false })
const [ana, bea] = [human('ana'), human('bea')]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function heard(online: readonly number[], changed = () => {}): Presence {
  const presence = new Presence(changed)
  presence.hear(online)
  return presence
}

test('whoever has just sat down is not away until presence says so', () => {
  const presence = heard([0])
  presence.sitDown([ana, OPEN], [ana, bea])
  expect(presence.seats).toEqual([0, 1])
})

test('whoever is away stays away while somebody else sits down', () => {
  const presence = heard([0])
  presence.sitDown([ana, bea, OPEN], [ana, bea, human('carlo')])
  expect(presence.seats).toEqual([0, 2])
})

test('whoever changes her seat is here at the new one', () => {
  const presence = heard([0, 1])
  presence.sitDown([ana, bea, OPEN], [ana, OPEN, bea])
  expect(presence.seats).toEqual([0, 2])
})

test('nothing is known of anybody before presence was heard once', () => {
  const presence = new Presence(() => {})
  presence.sitDown([OPEN], [ana])
  expect(presence.seats).toBeUndefined()
})

test('whoever loads the page again is never away', () => {
  const changed = vi.fn()
  const presence = heard([0, 1], changed)
  presence.hear([0])
  vi.advanceTimersByTime(BACK_WITHIN_MS - 1)
  expect(presence.seats).toEqual([0, 1])
  presence.hear([0, 1])
  vi.advanceTimersByTime(BACK_WITHIN_MS)
  expect(presence.seats).toEqual([0, 1])
  expect(changed).not.toHaveBeenCalled()
})

test('whoever does not come back is away, and the page is told', () => {
  const changed = vi.fn()
  const presence = heard([0, 1], changed)
  presence.hear([0])
  vi.advanceTimersByTime(BACK_WITHIN_MS)
  expect(presence.seats).toEqual([0])
  expect(changed).toHaveBeenCalledOnce()
})

test('of those who were away when this page came nobody is waited for', () => {
  expect(heard([0]).seats).toEqual([0])
})
