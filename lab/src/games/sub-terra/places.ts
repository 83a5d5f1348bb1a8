import {
  type Cell,
  frameOf,
  makeCellName,
  type PlacedTile,
  type Side,
  type SubTerraPosition,
  TILES,
} from '@grotto/sub-terra'
import type { Words } from '@grotto/words'

export type Tongue = Words<'subTerra' | 'terminal'>

export const sameCell = (a: Cell | undefined, b: Cell): boolean => a?.[0] === b[0] && a[1] === b[1]

export const tileOn = ({ tiles }: SubTerraPosition, cell: Cell): PlacedTile | undefined =>
  tiles.find(({ at }) => sameCell(at, cell))

export const cellName = ({ tiles }: SubTerraPosition, cell: Cell): string => makeCellName(frameOf(tiles), cell)

const BESIDE: Readonly<Record<Side, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export const beside = ([x, y]: Cell, side: Side): Cell => [x + BESIDE[side][0], y + BESIDE[side][1]]

type Named = Pick<PlacedTile, 'kind' | 'numbers' | 'flooded' | 'rubble' | 'rope'>

/** "a cave-in tile (3 and 5), blocked by rubble" */
export function tileName({ kind, numbers, flooded, rubble, rope }: Named, words: Tongue): string {
  const tile = words.say(`subTerra.aTile.${kind}`)
  const [first, second] = [...(numbers ?? [])].sort((a, b) => a - b)
  return [
    first === undefined || second === undefined ? tile : words.say('subTerra.tileWithNumbers', { tile, first, second }),
    ...(flooded ? [words.say('subTerra.mark.flooded')] : []),
    ...(rubble ? [words.say('subTerra.mark.rubble')] : []),
    ...(rope ? [words.say('subTerra.mark.rope')] : []),
  ].join(', ')
}

/** The tile with this number in the box, wherever it is. */
export const boxTile = ({ options }: SubTerraPosition, id: number, words: Tongue): string =>
  tileName((options.tiles ?? TILES)[id]!, words)

/** "a water tile, flooded at b2" */
export function placeName(position: SubTerraPosition, cell: Cell, words: Tongue): string {
  const tile = tileOn(position, cell)
  const where = cellName(position, cell)
  return tile ? words.say('terminal.subTerra.place', { tile: tileName(tile, words), cell: where }) : where
}

/** With a small letter, to stand within a sentence. */
export const small = (text: string, { language }: Tongue): string =>
  text.charAt(0).toLocaleLowerCase(language) + text.slice(1)

export const capital = (text: string, { language }: Tongue): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
