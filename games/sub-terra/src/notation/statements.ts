import { CAVERS, type CaverName } from '../types/cavers.ts'
import type { HazardCard } from '../types/hazards.ts'
import { SIDES, type Side } from '../types/tiles.ts'
import type { TileNote } from './choose-tiles.ts'
import { parseHazard } from './hazard-names.ts'
import { readOptionWords, readOwnBox } from './option-words.ts'
import { readSides } from './read-sides.ts'
import { readFrom, readNumber, readOneOf, type TextLine, Unreadable } from './unreadable.ts'

/** Words of a caver's line that switch something on. */
const CAVER_FLAGS = [
  'submerged',
  'devoured',
  'hidden',
  'starting',
  'exerted',
  'commandUsed',
  'triedHide',
  'triedRope',
] as const
type CaverFlag = (typeof CAVER_FLAGS)[number]

/** `medic b1 hp3 ap2 hidden`; what is not said is left open here. */
export interface CaverLine {
  readonly name: CaverName
  cell?: string
  hp?: number
  ap?: number
  /** Attempts in a row. */
  hide?: number
  rope?: number
  readonly flags: Set<CaverFlag>
}

/** What a line says of the tile on a cell. */
interface Noted {
  readonly cell: string
  readonly note: TileNote
  readonly line: TextLine
}

/** All that the lines below the picture say, cells and tiles still by their names. */
export interface Stated {
  /** Lines by the word they begin with. */
  readonly lines: Map<string, TextLine[]>
  readonly cavers: CaverLine[]
  readonly tiles: Map<string, Noted>
  readonly laid: Noted[]
  readonly horrors: string[]
  readonly options: Record<string, unknown>
  readonly discarded: string[]
  readonly seen: HazardCard[]
  readonly numbers: Partial<Record<'round' | 'gas' | 'guides' | 'explosives' | 'stackLeft' | 'hazardsLeft', number>>
  phase?: string
  question?: readonly string[]
  work?: readonly string[]
  spare?: string
  top?: string
  outOfTime?: true
  coming?: { tiles?: string[]; hazards?: HazardCard[]; dice?: number[] }
}

function readCaver(name: CaverName, words: readonly string[]): CaverLine {
  const line: CaverLine = { name, flags: new Set() }
  for (const word of words) {
    const counted = /^(hp|ap|hide|rope)(\d+)$/.exec(word)
    if (counted) line[counted[1] as 'hp' | 'ap' | 'hide' | 'rope'] = Number(counted[2])
    else if (/^[a-z]{1,2}\d+$/.test(word)) line.cell = word
    else line.flags.add(readOneOf(word, CAVER_FLAGS))
  }
  return line
}

const readSide = (word: string | undefined): Side => readOneOf(word, SIDES)

/** `tile b1 caveIn 3.5 open NES arrow N id 40`; the kind may be said again, the picture decides it. */
function readTile(words: readonly string[]): TileNote {
  const note: { -readonly [K in keyof TileNote]: TileNote[K] } = {}
  for (let i = 0; i < words.length; i++) {
    const numbers = /^([1-6])\.([1-6])$/.exec(words[i]!)
    if (numbers) note.numbers = [Number(numbers[1]), Number(numbers[2])]
    else if (words[i] === 'open') note.open = readSides(words[++i])
    else if (words[i] === 'arrow') note.arrow = readSide(words[++i])
    else if (words[i] === 'id') note.id = readNumber(words[++i])
  }
  return note
}

function readLaid(word: string, line: TextLine): Noted {
  const [cell = '', id] = word.split('=')
  return { cell, note: id === undefined ? {} : { id: readNumber(id) }, line }
}

/** A line may hold more words than a function takes arguments. */
function addAll<T>(list: T[], more: readonly T[]): void {
  for (const each of more) list.push(each)
}

type Reader = (stated: Stated, words: readonly string[], line: TextLine) => void
const counts =
  (name: keyof Stated['numbers']): Reader =>
  (stated, [word]) => {
    stated.numbers[name] = readNumber(word)
  }
const horrors: Reader = (stated, cells) => addAll(stated.horrors, cells)
const comingOf = (stated: Stated) => (stated.coming ??= {})
const dice: Reader = (stated, faces) => {
  comingOf(stated).dice = faces.map(readNumber)
}

const COMING: Readonly<Record<string, Reader>> = {
  tiles: (stated, tiles) => {
    comingOf(stated).tiles = [...tiles]
  },
  hazards: (stated, cards) => {
    comingOf(stated).hazards = cards.map(parseHazard)
  },
  dice,
  /** Everything was given, and all of it has come. */
  nothing: stated => void comingOf(stated),
}

/** What each line may begin with, beside the name of a caver. */
const READERS: Readonly<Record<string, Reader>> = {
  tile: (stated, [cell = '', ...words], line) => void stated.tiles.set(cell, { cell, note: readTile(words), line }),
  laid: (stated, words, line) =>
    addAll(
      stated.laid,
      words.map(word => readLaid(word, line)),
    ),
  horror: horrors,
  horrors,
  round: counts('round'),
  gas: counts('gas'),
  guides: counts('guides'),
  explosives: counts('explosives'),
  stackLeft: counts('stackLeft'),
  hazardsLeft: counts('hazardsLeft'),
  dice,
  coming: (stated, [what, ...words], line) => COMING[readOneOf(what, Object.keys(COMING))]!(stated, words, line),
  discarded: (stated, tiles) => addAll(stated.discarded, tiles),
  seen: (stated, cards) => addAll(stated.seen, cards.map(parseHazard)),
  spare: (stated, [tile]) => {
    stated.spare = tile ?? ''
  },
  top: (stated, [tile]) => {
    stated.top = tile ?? ''
  },
  phase: (stated, [phase]) => {
    stated.phase = phase ?? ''
  },
  question: (stated, words) => {
    stated.question = words
  },
  over: (stated, words) => {
    stated.question = ['over', ...words]
  },
  work: (stated, words) => {
    stated.work = words
  },
  outOfTime: stated => {
    stated.outOfTime = true
  },
  options: (stated, words) => void Object.assign(stated.options, readOptionWords(words)),
  own: (stated, words) => void Object.assign(stated.options, readOwnBox(words)),
}

function readLine(stated: Stated, line: TextLine): void {
  const text = line.text.trim()
  const [first = '', ...words] = text.split(/\s+/)
  const caver = CAVERS.find(name => name === first)
  const alike = stated.lines.get(first) ?? []
  alike.push(line)
  stated.lines.set(first, alike)
  if (caver) stated.cavers.push(readCaver(caver, words))
  else if (Object.hasOwn(READERS, first)) READERS[first]!(stated, words, line)
  else throw new Unreadable('unknownLine', { found: text })
}

export function readStatements(lines: readonly TextLine[]): Stated {
  const stated: Stated = {
    lines: new Map(),
    cavers: [],
    tiles: new Map(),
    laid: [],
    horrors: [],
    options: {},
    discarded: [],
    seen: [],
    numbers: {},
  }
  for (const line of lines) readFrom([line], () => readLine(stated, line))
  return stated
}
