import { CAVERS, HAZARD_KINDS, TILE_KINDS, TILES } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import type { DrawnTile } from '../draw/tile.ts'
import { LESSON_TILES } from '../lesson/pictures.ts'
import { subTerraBook } from './book.tsx'
import { MARKED_TILES, PAIRED_TILES, SHOWN_TILES } from './pieces.ts'
import { ROUND } from './scenes.ts'

const SIDES = 'NESW'
const turned = (open: string): string =>
  [...open]
    .map(side => SIDES[(SIDES.indexOf(side) + 1) % 4])
    .sort()
    .join('')
const turns = (open: string): readonly string[] => {
  const all = [[...open].sort().join('')]
  while (all.length < 4) all.push(turned(all.at(-1)!))
  return all
}

/** Whether the box holds such a tile, however it is turned. */
const isInBox = ({ kind, open, numbers }: DrawnTile): boolean =>
  TILES.some(
    tile =>
      tile.kind === kind &&
      turns(tile.open).includes([...open].sort().join('')) &&
      String(tile.numbers) === String(numbers),
  )

test.each<[string, readonly DrawnTile[]]>([
  ['the lesson', Object.values(LESSON_TILES)],
  ['the rulebook', [...Object.values(SHOWN_TILES), ...Object.values(MARKED_TILES), ...Object.values(PAIRED_TILES)]],
  ['the worked round', ROUND.flat()],
])('pictures of %s show tiles that exist', (_where, tiles) => {
  expect(tiles.filter(tile => !isInBox(tile))).toEqual([])
  expect(isInBox({ kind: 'water', open: 'SW', seed: 1 })).toBe(false)
})

test('every tile, hazard and caver has a picture', () => {
  const wanted = [
    ...TILE_KINDS.map(kind => `tile-${kind}`),
    ...[...HAZARD_KINDS, 'outOfTime'].map(kind => `card-${kind}`),
    ...CAVERS.map(caver => `caver-${caver}`),
  ]
  expect(wanted.filter(name => !subTerraBook.pictures[name])).toEqual([])
})
