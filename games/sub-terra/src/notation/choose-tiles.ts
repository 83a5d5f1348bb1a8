import { given } from '@grotto/kernel'
import { START_TILE } from '../box/tiles.ts'
import { bit, opposite, SIDE_NUMBERS, SIDES_TEXT, sidesOf, turned } from '../cave/compass.ts'
import { type PrintedTile, SIDES, type Side } from '../types/tiles.ts'
import { type Edge, STEP } from './edges.ts'
import type { DrawnTile } from './read-picture.ts'
import { Unreadable } from './unreadable.ts'

/** What a line `tile b1 …` or `laid b1=17` says beyond the picture. */
export interface TileNote {
  readonly id?: number
  readonly numbers?: readonly [number, number]
  readonly open?: string
  readonly arrow?: Side
}

/** A printed tile and its open sides as it lies, as a mask. */
interface Choice {
  readonly id: number
  readonly open: number
}

/** A drawn tile, what is said of it, and the printed tile it has got so far. */
interface Place {
  readonly tile: DrawnTile
  readonly note: TileNote
  /** What it can be without an opening against a neighbour's wall, best first. */
  plainly: readonly Choice[]
  choice: Choice | undefined
}

export const noteKey = (column: number, row: number) => `${column},${row}`
const besideOn = (tile: DrawnTile, side: number): string => {
  const [x, y] = STEP[SIDES[side]!]
  return noteKey(tile.column + x, tile.row + y)
}

/** Sides of a drawn tile of which something holds, as a mask. */
const maskOf = (holds: (side: number) => boolean): number =>
  SIDE_NUMBERS.reduce<number>((mask, side) => (holds(side) ? mask | bit(side) : mask), 0)
const sidesDrawn = (tile: DrawnTile, edge: Edge): number => maskOf(side => tile.edges[SIDES[side]!] === edge)

/** All turns of every set of sides, unturned first. */
const TURNS = SIDES_TEXT.map((_, open) => SIDE_NUMBERS.map(times => turned(open, times)))

/** The first turn of a printed tile that opens all sides of `least`, and none but those of `most`. */
function lieOf(printed: PrintedTile, least: number, most: number): number | undefined {
  return TURNS[sidesOf(printed.open)]!.find(open => (open & least) === least && (open & ~most) === 0)
}

/** Ids of the tiles with few openings first. */
function byOpenings(box: readonly PrintedTile[]): readonly number[] {
  const openings = (id: number) => box[id]!.open.length
  return [...box.keys()].sort((a, b) => openings(a) - openings(b) || a - b)
}

/**
 * Finds a printed tile for every drawn one, in the order given: of its kind, not used elsewhere, as few openings more
 * than are drawn as possible. Explosives hide what is printed, so a tile may take one that a later tile cannot do
 * without; then it makes room and takes another. If the cave can be laid with openings as drawn, it is found.
 */
export class TileChooser {
  readonly #box: readonly PrintedTile[]
  /** Ids that no line names and that do not lie elsewhere, best first. */
  readonly #free: readonly number[]
  readonly #places: ReadonlyMap<string, Place>
  readonly #holders = new Map<number, Place>()

  /** `taken` are ids that lie elsewhere. */
  constructor(
    tiles: readonly DrawnTile[],
    box: readonly PrintedTile[],
    notes: ReadonlyMap<string, TileNote>,
    taken: readonly number[],
  ) {
    this.#box = box
    const given = new Set([...taken, START_TILE, ...[...notes.values()].flatMap(note => note.id ?? [])])
    this.#free = byOpenings(box).filter(id => !given.has(id))
    const placeOf = (tile: DrawnTile): Place => {
      const note = notes.get(noteKey(tile.column, tile.row)) ?? {}
      return { tile, note, plainly: [], choice: undefined }
    }
    this.#places = new Map(tiles.map(tile => [noteKey(tile.column, tile.row), placeOf(tile)]))
    for (const place of this.#places.values()) this.#settle(place)
  }

  /** The printed tile for a drawn one, and its open sides. */
  chosen(tile: DrawnTile): { readonly id: number; readonly open: string } {
    const { id, open } = given(
      this.#places.get(noteKey(tile.column, tile.row))?.choice,
      'a tile chosen for a drawn one',
    )
    return { id, open: SIDES_TEXT[open]! }
  }

  /** What a drawn tile can be, best first; `free` are sides it may open though they are drawn closed. */
  #choices(tile: DrawnTile, note: TileNote, free: number): readonly Choice[] {
    if (tile.kind === 'start') return [{ id: START_TILE, open: this.#startOpen(note) }]
    const least = note.open === undefined ? sidesDrawn(tile, 'open') : sidesOf(note.open)
    const most = note.open === undefined ? least | sidesDrawn(tile, 'token') | free : least
    const choices: Choice[] = []
    for (const id of note.id === undefined ? this.#free : [note.id]) {
      const printed = this.#box[id]
      if (printed?.kind !== tile.kind) continue
      if (note.numbers && note.numbers.join() !== printed.numbers?.join()) continue
      const open = lieOf(printed, least, most)
      if (open !== undefined) choices.push({ id, open })
    }
    return choices
  }

  /** S-3 The start lies as printed, unless a line turns it. */
  #startOpen(note: TileNote): number {
    const printed = this.#box[START_TILE]!
    const said = sidesOf(note.open ?? printed.open)
    return lieOf(printed, said, said) ?? sidesOf(printed.open)
  }

  #settle(place: Place): void {
    const { tile, note } = place
    place.plainly = this.#choices(
      tile,
      note,
      maskOf(side => !this.#places.has(besideOn(tile, side))),
    )
    const found =
      this.#takeFree(place, place.plainly) ||
      this.#takeFree(place, this.#againstWalls(place)) ||
      this.#takeHeld(place, place.plainly, new Set()) ||
      this.#takeHeld(place, this.#againstWalls(place), new Set())
    if (found) return
    const open = note.open ?? (SIDES_TEXT[sidesDrawn(tile, 'open')] || '-')
    throw new Unreadable('noSuchTile', { kind: tile.kind, open, id: note.id ?? '-' }, 'B-2').at(tile.place)
  }

  /** Choices with openings against walls too: nothing more is connected than is drawn. */
  #againstWalls({ tile, note }: Place): readonly Choice[] {
    const closed = (side: number) => {
      const there = this.#places.get(besideOn(tile, side))
      return there === undefined || !((there.choice?.open ?? sidesDrawn(there.tile, 'open')) & bit(opposite(side)))
    }
    return this.#choices(tile, note, maskOf(closed))
  }

  #takeFree(place: Place, choices: readonly Choice[]): boolean {
    const free = choices.find(({ id }) => !this.#holders.has(id))
    if (free) this.#give(place, free)
    return free !== undefined
  }

  /** Takes a tile from a place that can do with another, and so on in a chain; `asked` are tiles tried already. */
  #takeHeld(place: Place, choices: readonly Choice[], asked: Set<number>): boolean {
    for (const choice of choices) {
      if (asked.has(choice.id)) continue
      asked.add(choice.id)
      const holder = given(this.#holders.get(choice.id), 'who holds a tile that is taken')
      if (!this.#takeFree(holder, holder.plainly) && !this.#takeHeld(holder, holder.plainly, asked)) continue
      this.#give(place, choice)
      return true
    }
    return false
  }

  /** A tile that a line names is that place's own: nobody else asks for it. */
  #give(place: Place, choice: Choice): void {
    place.choice = choice
    if (place.note.id === undefined) this.#holders.set(choice.id, place)
  }
}
