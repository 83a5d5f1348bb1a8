import { ACTION_POINTS, EXPLOSIVES, GUIDES, HEALTH } from '../box/numbers.ts'
import { EXIT_TILE } from '../box/tiles.ts'
import { hazardsDealt, parseOptions, seatOf, tilesOf } from '../options.ts'
import {
  CAVERS,
  type CaverName,
  type CaverPosition,
  type Cell,
  type PlacedTile,
  type PrintedTile,
  type Question,
  type SubTerraOptions,
  type SubTerraPosition,
  TILE_KINDS,
} from '../types.ts'
import { type Frame, parseCellName } from './frame.ts'
import { layTiles, noteKey, type TileNote, turn } from './lay-tiles.ts'
import { readQuestion } from './questions.ts'
import { type Picture, readPicture } from './read-picture.ts'
import { type CaverLine, readStatements, type Stated } from './statements.ts'
import { readNumber, readOneOf, Unreadable } from './unreadable.ts'

const LEAST_CAVERS = 4

/** S-1 The cavers named, in that order; whoever is missing from a party of four was devoured before the story begins. */
function partyOf(lines: readonly CaverLine[]): readonly CaverName[] {
  const named = lines.map(line => line.name)
  const missing = Math.max(0, LEAST_CAVERS - named.length)
  return [
    ...named,
    ...CAVERS.filter(name => !named.includes(name))
      .reverse()
      .slice(0, missing),
  ]
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

/** Which tile is meant by `17`, `gas`, `plain:NES` or `caveIn:3.5`; each tile is meant once. */
class Naming {
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

  #byKind(word: string): number {
    const [kind, detail] = word.split(':')
    const wanted = readOneOf(kind, TILE_KINDS)
    const id = this.#box.findIndex((tile, id) => tile.kind === wanted && !this.#used.has(id) && looksLike(tile, detail))
    if (id < 0) throw new Unreadable('noSuchTile', { kind: wanted, open: detail ?? '-', id: '-' }, 'B-2')
    return id
  }

  /** All others but the exit, which is never discarded (C-3). */
  rest(): readonly number[] {
    return [...this.#box.keys()].filter(id => id !== EXIT_TILE && !this.#used.has(id))
  }
}

function looksLike(tile: PrintedTile, detail: string | undefined): boolean {
  if (detail === undefined) return true
  return tile.numbers?.join('.') === detail || [0, 1, 2, 3].some(times => turn(tile.open, times) === detail)
}

const idsIn = (words: readonly (string | undefined)[]): readonly number[] =>
  words.filter(word => word !== undefined && /^\d+$/.test(word)).map(Number)

function readTiles(picture: Picture, frame: Frame, stated: Stated, box: readonly PrintedTile[]): readonly PlacedTile[] {
  const key = (cell: string) => {
    const [x, y] = parseCellName(frame, cell)
    return noteKey(x - frame.west, y - frame.north)
  }
  const notes = new Map<string, TileNote>()
  for (const [cell, note] of stated.tiles) notes.set(key(cell), note)
  for (const { cell, id } of stated.laid) if (id !== undefined) notes.set(key(cell), { ...notes.get(key(cell)), id })
  const drawn = stated.question?.[(stated.question?.indexOf('tile') ?? -1) + 1]
  const elsewhere = idsIn([...stated.discarded, ...(stated.coming.tiles ?? []), stated.spare, stated.top, drawn])
  const tiles = layTiles(picture, box, notes, elsewhere)
  if (stated.laid.length === 0) return tiles
  const order = stated.laid.map(({ cell }) => parseCellName(frame, cell).join())
  const place = (tile: PlacedTile) =>
    tile.at.join() === '0,0' ? -1 : (order.indexOf(tile.at.join()) + order.length) % order.length
  return [...tiles].sort((a, b) => place(a) - place(b))
}

function readCaver(line: CaverLine | undefined, name: CaverName, seat: number, frame: Frame): CaverPosition {
  const away = !line || line.flags.has('devoured') || line.flags.has('submerged')
  const at: Cell = line?.cell ? parseCellName(frame, line.cell) : [0, 0]
  return {
    name,
    seat,
    health: line ? (line.hp ?? (line.flags.has('devoured') ? 0 : HEALTH[name])) : 0,
    maxHealth: HEALTH[name],
    ...(!away && { at }),
    ...(line?.flags.has('submerged') && { submerged: true }),
    ...(line?.flags.has('hidden') && { hidden: true }),
    ...((!line || line.flags.has('devoured')) && { devoured: true }),
    ...(line?.hide && { hideTries: line.hide }),
    ...(line?.rope && { ropeTries: line.rope }),
  }
}

function readTurn(line: CaverLine): NonNullable<SubTerraPosition['turn']> {
  return {
    caver: line.name,
    points: line.ap ?? ACTION_POINTS,
    exerted: line.flags.has('exerted'),
    commandUsed: line.flags.has('commandUsed'),
    ...(line.flags.has('triedHide') && { triedHide: true }),
    ...(line.flags.has('triedRope') && { triedRope: true }),
  }
}

const PHASES = ['action', 'horror', 'hazard', 'over'] as const
const RESULTS = ['gold', 'silver', 'bronze', 'defeat'] as const

function phaseOf(stated: Stated, question: Question): SubTerraPosition['phase'] {
  if (stated.phase !== undefined) return readOneOf(stated.phase, PHASES)
  if (question.type === 'over') return 'over'
  if (question.type === 'spawn') return 'hazard'
  return question.type === 'horrorOrder' || question.type === 'horrorPath' ? 'horror' : 'action'
}

/** `work steps 1 spawns 0 moved 0 2`: what is left of the horrors' steps, and which made the present one. */
function readWork(words: readonly string[], question: Question): NonNullable<SubTerraPosition['horrorWork']> {
  const after = (word: string) => {
    const from = words.indexOf(word)
    if (from < 0) return []
    const end = words.findIndex((other, place) => place > from && !/^\d+$/.test(other))
    return words.slice(from + 1, end < 0 ? undefined : end).map(readNumber)
  }
  return {
    steps: after('steps')[0] ?? 0,
    spawns: after('spawns')[0] ?? 0,
    moved: after('moved'),
    ...(question.type === 'horrorPath' && { current: question.horror }),
  }
}

export function readPosition(text: string): SubTerraPosition {
  const { picture, statements } = readPicture(text)
  const stated = readStatements(statements)
  if (stated.cavers.length === 0) throw new Unreadable('caverExpected', undefined, 'S-1')
  const options = readOptions(stated)
  const box = tilesOf(options)
  const frame = frameAround(picture)
  const tiles = readTiles(picture, frame, stated, box)
  const cavers = options.cavers.map((name, index) =>
    readCaver(
      stated.cavers.find(line => line.name === name),
      name,
      seatOf(options, index),
      frame,
    ),
  )
  const turnLine = stated.cavers.find(line => line.ap !== undefined) ?? stated.cavers[0]!
  const startingCaver = (stated.cavers.find(line => line.flags.has('starting')) ?? stated.cavers[0]!).name
  const naming = new Naming(box, [...tiles.map(tile => tile.id), ...idsIn(stated.discarded)])
  const horrors = stated.horrors.map(cell => parseCellName(frame, cell))
  const spare = stated.spare === undefined ? undefined : naming.id(stated.spare)
  const knownTop = stated.top === undefined ? undefined : naming.id(stated.top)
  const question = readQuestion(stated.question, {
    turn: turnLine.name,
    starting: startingCaver,
    horrors,
    spare,
    cellOf: name => cavers.find(caver => caver.name === name)?.at,
    tile: word => naming.id(word),
  })
  const phase = phaseOf(stated, question)
  const comingTiles = stated.coming.tiles?.map(word => naming.id(word))
  const discarded = stated.discarded.flatMap(word => (word === 'rest' ? naming.rest() : naming.id(word)))
  const elsewhere = tiles.length + discarded.length + (spare === undefined ? 0 : 1) + ('tile' in question ? 1 : 0)
  const coming = {
    ...(comingTiles && { tiles: comingTiles }),
    ...(stated.coming.hazards && { hazards: stated.coming.hazards }),
    ...(stated.coming.dice && { dice: stated.coming.dice }),
  }
  const { numbers } = stated
  const answering = question.type === 'over' ? undefined : cavers.find(caver => caver.name === question.caver)
  return {
    options,
    round: numbers.round ?? 1,
    phase,
    question,
    ...(answering && { seat: answering.seat }),
    startingCaver,
    ...(phase === 'action' && { turn: readTurn(turnLine) }),
    cavers,
    tiles,
    horrors,
    gas: numbers.gas ?? 0,
    outOfTime: stated.outOfTime ?? false,
    guidesLeft: numbers.guides ?? GUIDES,
    explosivesLeft: numbers.explosives ?? EXPLOSIVES,
    discarded,
    hazardsSeen: stated.seen,
    ...(spare !== undefined && { spare }),
    ...(knownTop !== undefined && { knownTop }),
    stackLeft: numbers.stackLeft ?? box.length - elsewhere,
    hazardsLeft: numbers.hazardsLeft ?? (stated.outOfTime ? 0 : hazardsDealt(options) - stated.seen.length),
    ...(stated.work && { horrorWork: readWork(stated.work, question) }),
    ...(question.type === 'over' && { result: readOneOf(stated.question?.[1], RESULTS) }),
    ...(Object.keys(coming).length > 0 && { coming }),
  }
}
