import { expect, test } from 'vitest'
import { grown } from './growing-px.ts'

test('sizes grow with the room, lines stay as fine as they are', () => {
  expect(grown('13px 1px')).toBe('calc(13 * var(--px)) 1px')
  expect(grown('max(28px, env(safe-area-inset-right))')).toBe('max(calc(28 * var(--px)), env(safe-area-inset-right))')
  expect(grown('700 13px / 24px var(--sans)')).toBe('700 calc(13 * var(--px)) / calc(24 * var(--px)) var(--sans)')
  expect(grown('translateY(-4px)')).toBe('translateY(calc(-4 * var(--px)))')
  expect(grown('-5px')).toBe('calc(-5 * var(--px))')
})

test('what is no size is left alone', () => {
  for (const value of ['#0f1px0', 'var(--px)', '12rem', 'url(a12px.svg)']) expect(grown(value)).toBe(value)
})
