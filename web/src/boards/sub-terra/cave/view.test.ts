import { describe, expect, test, vi } from 'vitest'
import { layoutFor } from '../layout.ts'
import { placeFor } from './Pop.tsx'
import { fitted, onScreen, View, zoomed } from './view.ts'

const FREE = { left: 100, top: 50, width: 400, height: 300 }
const SIZE = { width: 188, height: 140 }

test('a fitted box lies in the middle of the free area and inside it', () => {
  const look = fitted({ left: -2, top: -1, right: 6, bottom: 3 }, FREE)
  const [x0, y0] = onScreen(look, [-2, -1])
  const [x1, y1] = onScreen(look, [6, 3])
  expect(x0).toBeGreaterThanOrEqual(100)
  expect(x1).toBeLessThanOrEqual(500.01)
  expect(y0 + y1).toBeCloseTo(2 * (50 + 150))
})

test('zooming keeps the point under the finger', () => {
  const look = { x: 10, y: 20, k: 1 }
  const point = [210, 120] as const
  const cell = [(point[0] - look.x) / 100, (point[1] - look.y) / 100] as const
  expect(onScreen(zoomed(look, 1.5, point), cell)).toEqual([210, 120])
  expect(zoomed(look, 100, point).k).toBeLessThanOrEqual(2.4)
})

test('the popover stays inside the free area, beside the cell where there is room', () => {
  const look = { x: 100, y: 50, k: 1 }
  for (const cell of [
    [0, 0],
    [1, 1],
    [3, 2],
  ] as const) {
    const { left, top } = placeFor(look, cell, FREE, SIZE)
    expect(left).toBeGreaterThanOrEqual(100)
    expect(left + 188).toBeLessThanOrEqual(500)
    expect(top).toBeGreaterThanOrEqual(50)
    expect(top + 140).toBeLessThanOrEqual(350)
  }
  expect(placeFor(look, [0, 1], FREE, SIZE).arrow).toBe('left')
})

test('a popover that needs more than the free area, as in large text, begins at the top of the board', () => {
  const { top, left, arrow } = placeFor({ x: 100, y: 50, k: 1 }, [1, 1], FREE, { width: 376, height: 420 })
  expect({ top, arrow }).toEqual({ top: 8, arrow: 'none' })
  expect(left + 376).toBeLessThanOrEqual(500)
})

test('panels on a laptop, a sheet on a phone, beside the cave when it is held sideways', () => {
  expect(layoutFor(1280, 800)).toBe('wide')
  expect(layoutFor(390, 844)).toBe('tall')
  expect(layoutFor(844, 390)).toBe('low')
  expect(layoutFor(640, 400)).toBe('low')
})

describe('following the game', () => {
  const small = { left: 0, top: 0, right: 3, bottom: 2 }
  const large = { left: -8, top: -6, right: 8, bottom: 6 }
  const looking = () => {
    vi.stubGlobal('cancelAnimationFrame', () => {})
    const view = new View()
    view.free = FREE
    view.fit(small)
    return view
  }

  test('looks at the whole cave while it stays legible, then no nearer than a tile can be read', () => {
    const view = looking()
    view.follow({ ...small, right: 6 }, [5, 0], 0)
    expect(view.look).toEqual(fitted({ ...small, right: 6 }, FREE))
    view.set({ ...view.look, k: 1.3 })
    view.follow(large, [7, 5], 0)
    expect(view.look.k).toBeLessThan(1)
    expect(view.look.k).toBeGreaterThan(0.9)
  })

  test('leaves the view as it is once somebody has chosen it, and only brings the place into sight', () => {
    const view = looking()
    view.zoom(0.8)
    const { k } = view.look
    view.follow({ ...small, right: 6 }, [0, 0], 0)
    expect(view.look.k).toBe(k)
  })
})
