import type { Parsed, Refusal } from '@grotto/kernel'
import { HAZARD_KINDS, type HazardCard } from '../types/hazards.ts'
import { type PrintedTile, SIDES, TILE_KINDS, type TileKind } from '../types/tiles.ts'
import { DIE_FACES, MOST_HAZARDS, MOST_TILES } from './numbers.ts'

type Args = NonNullable<Refusal['args']>
const refused = (rule: string, reason: string, args: Args): Parsed<never> => ({
  ok: false,
  refusal: { rule, reason, args },
})
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const LONGEST_SHOWN = 60
/** A value from outside in words: whatever it is, whatever it says it is in words, however long and however deep. */
export const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : jsonUpTo(LONGEST_SHOWN, value)).slice(0, LONGEST_SHOWN)

/** The beginning of its JSON. Every level takes up room, so none deeper than there is room for is looked at. */
function jsonUpTo(room: number, value: unknown): string {
  if (room <= 0) return ''
  if (Array.isArray(value)) return listUpTo(room, '[', value.entries(), ']')
  if (isRecord(value)) return listUpTo(room, '{', Object.entries(value), '}')
  return JSON.stringify(value) ?? String(value)
}

function listUpTo(room: number, open: string, items: Iterable<[string | number, unknown]>, close: string): string {
  let text = open
  for (const [name, item] of items) {
    if (text.length > room) return text
    if (text !== open) text += ','
    if (typeof name === 'string') text += `${JSON.stringify(name)}:`
    text += jsonUpTo(room - text.length, item)
  }
  return text + close
}

/** Sides in the order N E S W without repeats, or nothing where a letter is none of these. */
function orderedSides(text: unknown): string | undefined {
  if (typeof text !== 'string' || [...text].some(letter => !(SIDES as readonly string[]).includes(letter))) return
  const ordered = SIDES.filter(side => text.includes(side)).join('')
  return ordered.length === text.length ? ordered : undefined
}

const STRAIGHT = ['NS', 'EW']
/** C-8, C-9 Arrows run from side to side. */
const ARROWED: readonly TileKind[] = ['ledge', 'slide']

function isNumbers(value: unknown): value is readonly [number, number] {
  const isFace = (face: unknown) => Number.isInteger(face) && (face as number) >= 1 && (face as number) <= DIE_FACES
  return Array.isArray(value) && value.length === 2 && value.every(isFace) && value[0] !== value[1]
}

function parseTile(value: unknown, id: number): Parsed<PrintedTile> {
  if (!isRecord(value)) return refused('B-2', 'tileNotAnObject', { tile: id })
  const kind = value.kind as TileKind
  if (!TILE_KINDS.includes(kind)) return refused('B-2', 'unknownTileKind', { tile: id, kind: shown(value.kind) })
  const open = orderedSides(value.open)
  if (!open) return refused('B-2', 'badOpenSides', { tile: id, open: shown(value.open) })
  if (ARROWED.includes(kind) && !STRAIGHT.includes(open)) return refused('B-2', 'notStraight', { tile: id, kind, open })
  if (kind !== 'caveIn')
    return value.numbers === undefined
      ? { ok: true, value: { kind, open } }
      : refused('B-3', 'numbersOnOtherTile', { tile: id, kind })
  if (!isNumbers(value.numbers)) return refused('B-3', 'badCaveInNumbers', { tile: id })
  return { ok: true, value: { kind, open, numbers: [value.numbers[0], value.numbers[1]] } }
}

/** S-3, S-4 The start comes first, the exit second, and there is one of each. */
function endsInPlace(tiles: readonly PrintedTile[]): Refusal | undefined {
  const wrong = tiles.findIndex(({ kind }, id) => (id === 0) !== (kind === 'start') || (id === 1) !== (kind === 'exit'))
  if (wrong < 0) return
  const reason = wrong === 0 ? 'firstTileNotStart' : wrong === 1 ? 'secondTileNotExit' : 'startOrExitTwice'
  return { rule: 'B-2', reason, args: { tile: wrong, kind: tiles[wrong]!.kind } }
}

/** B-2 A tile set of one's own: the start, the exit, at least one more. */
export function parseTiles(value: unknown): Parsed<readonly PrintedTile[]> {
  if (!Array.isArray(value) || value.length < 3 || value.length > MOST_TILES)
    return refused('B-2', 'badTileSet', { atLeast: 3, atMost: MOST_TILES })
  const tiles: PrintedTile[] = []
  for (const [id, item] of value.entries()) {
    const parsed = parseTile(item, id)
    if (!parsed.ok) return parsed
    tiles.push(parsed.value)
  }
  const refusal = endsInPlace(tiles)
  return refusal ? { ok: false, refusal } : { ok: true, value: tiles }
}

/** B-1 A pool of hazard cards of one's own; S-5 still says how many are dealt. */
export function parseHazards(value: unknown): Parsed<readonly HazardCard[]> {
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST_HAZARDS)
    return refused('B-1', 'badHazardDeck', { atLeast: 1, atMost: MOST_HAZARDS })
  const cards: HazardCard[] = []
  for (const [place, card] of value.entries()) {
    const { kind, twice = false } = isRecord(card) ? card : {}
    const known = HAZARD_KINDS.find(known => known === kind)
    if (!known || typeof twice !== 'boolean') return refused('B-1', 'badHazardCard', { place })
    cards.push({ kind: known, twice })
  }
  return { ok: true, value: cards }
}
