import { EXIT_TILE } from '../box/tiles.ts'
import { parseSides, SIDE_NUMBERS, sidesOf, turned } from '../cave/compass.ts'
import { type PrintedTile, TILE_KINDS } from '../types/tiles.ts'
import { readNumber, readOneOf, Unreadable } from './unreadable.ts'

function isTurnOf(open: string, sides: number | undefined): boolean {
  return SIDE_NUMBERS.some(times => turned(sidesOf(open), times) === sides)
}

function looksLike(tile: PrintedTile, detail: string | undefined): boolean {
  if (detail === undefined) return true
  return tile.numbers?.join('.') === detail || isTurnOf(tile.open, parseSides(detail))
}

/** Which tile is meant by `17`, `gas`, `plain:NES` or `caveIn:3.5`; each tile is meant once. */
export class TileNames {
  readonly #box: readonly PrintedTile[]
  readonly #used: Set<number>

  constructor(box: readonly PrintedTile[], used: Iterable<number>) {
    this.#box = box
    this.#used = new Set(used)
  }

  id(word: string): number {
    const id = /^\d+$/.test(word) ? readNumber(word) : this.#byKind(word)
    this.#used.add(id)
    return id
  }

  /** All others but the exit, which is never discarded (C-3). */
  rest(): readonly number[] {
    const rest = [...this.#box.keys()].filter(id => id !== EXIT_TILE && !this.#used.has(id))
    for (const id of rest) this.#used.add(id)
    return rest
  }

  #byKind(word: string): number {
    const [kind, detail] = word.split(':')
    const wanted = readOneOf(kind, TILE_KINDS)
    const id = this.#box.findIndex((tile, id) => tile.kind === wanted && !this.#used.has(id) && looksLike(tile, detail))
    if (id < 0) throw new Unreadable('noSuchTile', { kind: wanted, open: detail ?? '-', id: '-' }, 'B-2')
    return id
  }
}

/** The ids among tile names. */
export const idsIn = (words: readonly (string | undefined)[]): readonly number[] =>
  words.filter(word => word !== undefined && /^\d+$/.test(word)).map(Number)
