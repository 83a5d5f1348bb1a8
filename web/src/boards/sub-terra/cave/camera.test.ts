import type { Cell } from '@grotto/sub-terra'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { layoutFor } from '../layout.ts'
import { Camera } from './camera.ts'
import { framed, isSeen, type Room } from './framing.ts'
import { fitted, onScreen, UNIT, zoomed } from './look.ts'
import { placeFor } from './Pop.tsx'

const FREE = { left: 100, top: 50, width: 400, height: 300 }
const ROOM: Room = { free: FREE, covers: [] }
const SIZE = { width: 188, height: 140 }

const row = (from: number, to: number, y = 0): Cell[] =>
  Array.from({ length: to - from + 1 }, (_, i): Cell => [from + i, y])
const field = (columns: number, rows: number): Cell[] =>
  Array.from({ length: rows }, (_, y) => row(0, columns - 1, y)).flat()

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
  expect(zoomed(look, 100, point).k).toBeLessThanOrEqual(4)
})

test('item 22: one tile fills as much of a screen of 2560 as of one of 1280', () => {
  const start = { left: -1, top: -1, right: 2, bottom: 2 }
  const side = (width: number, height: number): number => fitted(start, { left: 0, top: 0, width, height }).k / height
  expect(side(1600, 1000)).toBeGreaterThan(side(800, 500) * 0.9)
  expect(side(1200, 750)).toBeGreaterThan(side(800, 500) * 0.9)
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

describe('the camera', () => {
  /** A phone held upright, with three buttons in its corner. */
  const PHONE: Room = {
    free: { left: 4, top: 130, width: 382, height: 406 },
    covers: [{ left: 340, top: 136, width: 44, height: 140 }],
  }

  test('shows the whole cave while it can be read', () => {
    const cave = field(5, 3)
    const { look, whole } = framed({ cave, must: [[0, 0]] }, ROOM)
    expect(whole).toBe(true)
    for (const cell of cave) expect(isSeen(look, cell, ROOM)).toBe(true)
  })

  test('in a full cave on a phone it shows all that must be seen, however far apart', () => {
    const cave = field(11, 6)
    for (const must of [
      [[3, 3]],
      row(1, 4, 2),
      [...row(0, 10), [5, 5]],
      [
        [0, 0],
        [10, 5],
      ],
    ] as Cell[][]) {
      const { look } = framed({ cave, must }, PHONE)
      expect(must.filter(cell => !isSeen(look, cell, PHONE))).toEqual([])
    }
  })

  test('whom the panel can name too is shown as long as a finger finds the tiles', () => {
    const cave = field(11, 14)
    const [must, near, far] = [row(2, 4, 2), row(5, 5, 2), [[10, 13]] as Cell[]]
    const { look } = framed({ cave, must, wished: near }, PHONE)
    expect([...must, ...near].filter(cell => !isSeen(look, cell, PHONE))).toEqual([])
    const { look: apart } = framed({ cave, must, wished: far }, PHONE)
    expect(must.filter(cell => !isSeen(apart, cell, PHONE))).toEqual([])
    expect(apart.k * UNIT).toBeGreaterThanOrEqual(44)
  })

  test('nothing that must be seen lies under a button of the board', () => {
    const must = field(4, 4)
    const { look } = framed({ cave: must, must }, PHONE)
    expect(must.filter(cell => !isSeen(look, cell, PHONE))).toEqual([])
    const bare = fitted({ left: 0, top: 0, right: 4, bottom: 4 }, PHONE.free)
    expect(must.some(cell => !isSeen(bare, cell, PHONE))).toBe(true)
  })

  test('comes no nearer than a tile can be read where the cave is too large to be shown whole', () => {
    expect(framed({ cave: field(16, 12), must: [[7, 5]] }, ROOM).look.k).toBeLessThan(1)
    expect(framed({ cave: field(16, 12), must: [[7, 5]] }, ROOM).look.k).toBeGreaterThan(0.9)
  })
})

describe('following the game', () => {
  const cave = field(16, 12)
  let camera: Camera
  beforeEach(() => {
    vi.stubGlobal('cancelAnimationFrame', () => {})
    camera = new Camera()
    camera.fitInto(ROOM)
    camera.frame({ cave, must: [[2, 2]] }, 0)
  })
  const sees = (cell: Cell) => isSeen(camera.look, cell, ROOM)

  test('keeps still while all is seen, and moves as soon as something is not', () => {
    const { look } = camera
    camera.frame(
      {
        cave,
        must: [
          [2, 2],
          [3, 2],
        ],
        calm: true,
      },
      0,
    )
    expect(camera.look).toBe(look)
    camera.frame(
      {
        cave,
        must: [
          [2, 2],
          [9, 2],
        ],
      },
      0,
    )
    expect(sees([2, 2]) && sees([9, 2])).toBe(true)
  })

  test('after the targets lay far apart it comes near again', () => {
    camera.frame({ cave, must: row(0, 15) }, 0)
    expect(camera.look.k).toBeLessThan(0.3)
    camera.frame({ cave, must: [[2, 2]] }, 0)
    expect(camera.look.k).toBeGreaterThan(0.9)
  })

  test('a panel that takes room is made room for', () => {
    const must: Cell[] = row(1, 4)
    camera.frame({ cave, must }, 0)
    const small: Room = { free: { ...FREE, height: 80 }, covers: [] }
    camera.fitInto(small)
    expect(must.filter(cell => !isSeen(camera.look, cell, small))).toEqual([])
  })

  test('leaves the camera as it is once somebody has chosen it, and only brings the place into sight', () => {
    camera.zoom(0.8)
    const { k } = camera.look
    camera.frame(
      {
        cave,
        must: [
          [12, 9],
          [0, 0],
        ],
      },
      0,
    )
    expect(camera.look.k).toBe(k)
    expect(sees([12, 9])).toBe(true)
    camera.follow(0)
    expect(sees([12, 9]) && sees([0, 0])).toBe(true)
  })
})
