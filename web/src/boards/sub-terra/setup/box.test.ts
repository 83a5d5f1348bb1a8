import { HAZARD_POOLS, parseOptions, TILES } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { makeSubTerraText, readSubTerraText } from './box-text.ts'
import { COUNTED_KINDS, canBe, countOf, holdSame, SHAPES, withCount } from './tiles.ts'

test('the printed box goes out as text and comes in as it was', () => {
  const box = { tiles: TILES, hazards: HAZARD_POOLS.expert }
  const text = makeSubTerraText(box)
  expect(text.split('\n').slice(0, 5)).toEqual(['tiles', '1 start NESW', '1 exit N', '2 plain N', '4 plain NS'])
  expect(text).toContain('1 caveIn NES 2.3')
  expect(text).toContain('hazards\n3 tremor\n1 tremor x2')
  expect(readSubTerraText(text)).toEqual({ ok: true, box })
})

test('a part that is left out stays as printed; a line that cannot be read is named', () => {
  expect(readSubTerraText('hazards\n 2  gas×2 \n')).toMatchObject({
    box: { hazards: [{ kind: 'gas', twice: true }, {}] },
  })
  expect(readSubTerraText('tiles\n1 start NESW\nmany plains')).toEqual({ ok: false, line: 3, text: 'many plains' })
  expect(readSubTerraText('5 gas')).toEqual({ ok: false, line: 1, text: '5 gas' })
})

test('any count of any shape gives a set the engine takes', () => {
  let tiles = TILES
  for (const kind of COUNTED_KINDS)
    for (const shape of SHAPES) if (canBe(kind, shape)) tiles = withCount(tiles, kind, shape, 4)
  expect(tiles).toHaveLength(2 + 4 * (7 * 5 + 2))
  expect(parseOptions({ tiles })).toMatchObject({ ok: true })
})

test('what is taken out and put back is the printed set again, numbers and all', () => {
  const fewer = withCount(TILES, 'caveIn', 'tee', 5)
  expect(countOf(fewer, 'caveIn', 'tee')).toBe(5)
  expect(holdSame(fewer, TILES)).toBe(false)
  expect(holdSame(withCount(fewer, 'caveIn', 'tee', 8), TILES)).toBe(true)
})
