import { EXPLOSIVES, GUIDES } from '../box/numbers.ts'
import { parseOptions, seatOf, tilesOf } from '../options/options.ts'
import type { SubTerraOptions } from '../types/options.ts'
import type { CaverPosition, PlacedTile, SubTerraPosition } from '../types/position.ts'
import type { Question } from '../types/question.ts'
import type { Cell, PrintedTile } from '../types/tiles.ts'
import { noteKey, type TileNote } from './choose-tiles.ts'
import { type Frame, parseCellName } from './frame.ts'
import { layTiles } from './lay-tiles.ts'
import { readQuestion } from './questions.ts'
import { partyOf, readCaver, readTurn } from './read-cavers.ts'
import { type Picture, readPicture } from './read-picture.ts'
import { readStatements, type Stated } from './statements.ts'
import { idsIn, TileNames } from './tile-names.ts'
import { readFrom, readNumber, readOneOf, Unreadable } from './unreadable.ts'
import { usualCounts, usualPhase } from './usual.ts'

/** Reads what the lines that begin with one of these words state. */
function readStated<T>({ lines }: Stated, words: readonly string[], read: () => T): T {
  return readFrom(
    words.flatMap(word => lines.get(word) ?? []),
    read,
  )
}

function readOptions(stated: Stated): SubTerraOptions {
  const parsed = parseOptions({ cavers: partyOf(stated.cavers), ...stated.options })
  if (!parsed.ok) throw new Unreadable(parsed.refusal.reason, parsed.refusal.args, parsed.refusal.rule)
  return parsed.value
}

function frameAround(picture: Picture): Frame {
  const start = picture.tiles.find(tile => tile.kind === 'start')
  if (!start) throw new Unreadable('startExpected', undefined, 'S-3')
  return { west: -start.column, north: -start.row, columns: picture.columns, rows: picture.rows }
}

/** Lines about single tiles, by where they are drawn. */
function notesOf(stated: Stated, frame: Frame, picture: Picture): ReadonlyMap<string, TileNote> {
  const drawn = new Set(picture.tiles.map(tile => noteKey(tile.column, tile.row)))
  const notes = new Map<string, TileNote>()
  const add = (cell: string, note: TileNote) => {
    const [x, y] = parseCellName(frame, cell)
    const key = noteKey(x - frame.west, y - frame.north)
    if (!drawn.has(key)) throw new Unreadable('notLaid', { tile: cell, found: cell })
    notes.set(key, { ...notes.get(key), ...note })
  }
  for (const { cell, note, line } of [...stated.tiles.values(), ...stated.laid]) readFrom([line], () => add(cell, note))
  return notes
}

/** Tiles in the order of the line `laid`; the start was there first. */
function inOrderLaid(tiles: readonly PlacedTile[], order: readonly Cell[]): readonly PlacedTile[] {
  const places = new Map(order.map((cell, place) => [cell.join(), place] as const).reverse())
  const place = ({ at }: PlacedTile) => (at.join() === '0,0' ? -1 : (places.get(at.join()) ?? Infinity))
  const forgotten = tiles.slice(1).find(tile => place(tile) === Infinity)
  if (forgotten) throw new Unreadable('notLaid', { tile: forgotten.id })
  return [...tiles].sort((a, b) => place(a) - place(b))
}

function readTiles(picture: Picture, frame: Frame, stated: Stated, box: readonly PrintedTile[]): readonly PlacedTile[] {
  const { question = [], discarded, coming, spare, top } = stated
  const held = question.includes('tile') ? question[question.indexOf('tile') + 1] : undefined
  const elsewhere = idsIn([...discarded, ...(coming?.tiles ?? []), spare, top, held])
  const tiles = layTiles(picture, box, notesOf(stated, frame, picture), elsewhere)
  if (stated.laid.length === 0) return tiles
  const order = stated.laid.map(({ cell }) => parseCellName(frame, cell))
  return readStated(stated, ['laid'], () => inOrderLaid(tiles, order))
}

/** `work steps 1 spawns 0 moved 0 2`: what is left of the horrors' steps, and which made the present one. */
function readWork(words: readonly string[], question: Question): NonNullable<SubTerraPosition['horrorWork']> {
  const numbersAfter = (word: string) => {
    const from = words.indexOf(word) + 1
    const end = words.findIndex((other, place) => place >= from && !/^\d+$/.test(other))
    return from === 0 ? [] : words.slice(from, end < 0 ? undefined : end).map(readNumber)
  }
  return {
    steps: numbersAfter('steps')[0] ?? 0,
    spawns: numbersAfter('spawns')[0] ?? 0,
    moved: numbersAfter('moved'),
    ...(question.type === 'horrorPath' && { current: question.horror }),
  }
}

function readComing(stated: Stated, names: TileNames): Pick<SubTerraPosition, 'coming'> {
  if (!stated.coming) return {}
  const { tiles, hazards, dice } = stated.coming
  const ids = readStated(stated, ['coming'], () => tiles?.map(word => names.id(word)))
  return { coming: { ...(ids && { tiles: ids }), ...(hazards && { hazards }), ...(dice && { dice }) } }
}

const PHASES = ['action', 'horror', 'hazard', 'over'] as const
const RESULTS = ['gold', 'silver', 'bronze', 'defeat'] as const

/** Reads a text into Position JSON; what is not said is as usual. */
export function readPosition(text: string): SubTerraPosition {
  const { picture, header, statements } = readPicture(text)
  return readFrom([header], () => positionOf(picture, readStatements(statements)))
}

const readParty = (stated: Stated, options: SubTerraOptions, frame: Frame): CaverPosition[] =>
  options.cavers.map((name, place) => {
    const line = stated.cavers.find(line => line.name === name)
    return readStated(stated, [name], () => readCaver(line, name, seatOf(options, place), frame))
  })

/** V-3 Tiles that lie beside the stack, or face up on it. */
function readHeld(stated: Stated, names: TileNames): Pick<SubTerraPosition, 'spare' | 'knownTop'> {
  const named = (line: 'spare' | 'top', word: string | undefined) =>
    word === undefined ? undefined : readStated(stated, [line], () => names.id(word))
  const spare = named('spare', stated.spare)
  const knownTop = named('top', stated.top)
  return { ...(spare !== undefined && { spare }), ...(knownTop !== undefined && { knownTop }) }
}

const readPhase = (stated: Stated, question: Question): SubTerraPosition['phase'] =>
  stated.phase === undefined
    ? usualPhase(question)
    : readStated(stated, ['phase'], () => readOneOf(stated.phase, PHASES))

/** Tiles, then who stands on them, then what is asked: each needs what was read before it. */
function positionOf(picture: Picture, stated: Stated): SubTerraPosition {
  const [firstLine] = stated.cavers
  if (!firstLine) throw new Unreadable('caverExpected', undefined, 'S-1')
  const options = readStated(stated, ['options', 'own'], () => readOptions(stated))
  const box = tilesOf(options)
  const frame = frameAround(picture)
  const tiles = readTiles(picture, frame, stated, box)
  const cavers = readParty(stated, options, frame)
  const turnLine = stated.cavers.find(line => line.ap !== undefined) ?? firstLine
  const startingCaver = (stated.cavers.find(line => line.flags.has('starting')) ?? firstLine).name
  const horrors = readStated(stated, ['horror', 'horrors'], () =>
    stated.horrors.map(cell => parseCellName(frame, cell)),
  )
  const names = new TileNames(box, [...tiles.map(tile => tile.id), ...idsIn(stated.discarded)])
  const held = readHeld(stated, names)
  const question = readStated(stated, ['question'], () =>
    readQuestion(stated.question, {
      turn: turnLine.name,
      starting: startingCaver,
      horrors,
      spare: held.spare,
      cellOf: name => cavers.find(caver => caver.name === name)?.at,
      tile: word => names.id(word),
    }),
  )
  const phase = readPhase(stated, question)
  return {
    ...readStocks(stated, names, { options, tiles, question, ...held }),
    phase,
    ...answeredBy(cavers, question),
    startingCaver,
    ...(phase === 'action' && { turn: readTurn(turnLine) }),
    cavers,
    horrors,
    ...(stated.work && { horrorWork: readWork(stated.work, question) }),
    ...(question.type === 'over' && {
      result: readStated(stated, ['over'], () => readOneOf(stated.question?.[1], RESULTS)),
    }),
  }
}

function answeredBy(cavers: readonly CaverPosition[], question: Question): Pick<SubTerraPosition, 'seat'> {
  const answering = question.type === 'over' ? undefined : cavers.find(caver => caver.name === question.caver)
  return answering ? { seat: answering.seat } : {}
}

type Laid = Pick<SubTerraPosition, 'options' | 'tiles' | 'question' | 'spare' | 'knownTop'>

/** What is left, gone, seen and to come. */
function readStocks(stated: Stated, names: TileNames, laid: Laid) {
  const { numbers } = stated
  const coming = readComing(stated, names)
  const discarded = readStated(stated, ['discarded'], () =>
    stated.discarded.flatMap(word => (word === 'rest' ? names.rest() : names.id(word))),
  )
  const table = { ...laid, discarded, hazardsSeen: stated.seen, outOfTime: stated.outOfTime ?? false }
  const usual = usualCounts(table)
  return {
    ...table,
    round: numbers.round ?? 1,
    gas: numbers.gas ?? 0,
    guidesLeft: numbers.guides ?? GUIDES,
    explosivesLeft: numbers.explosives ?? EXPLOSIVES,
    stackLeft: numbers.stackLeft ?? usual.stackLeft,
    hazardsLeft: numbers.hazardsLeft ?? usual.hazardsLeft,
    ...coming,
  }
}
