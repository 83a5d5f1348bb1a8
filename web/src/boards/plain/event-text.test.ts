import { expect, test } from 'vitest'
import { eventText } from './event-text.ts'

test('an event of any game is told without the signs of JSON', () => {
  expect(eventText({ type: 'started' })).toBe('started')
  expect(eventText({ type: 'paid', seat: 2, rubies: 5 } as { type: string })).toBe('paid seat 2, rubies 5')
  const shown = { type: 'shown', card: { kind: 'relic', nth: 1 }, choices: [{ seat: 0 }, null] }
  expect(eventText(shown)).toBe('shown card (kind relic, nth 1), choices [(seat 0) null]')
})
