import { CAVERS, type CaverName } from '../types/cavers.ts'
import { QUESTION_TYPES, type Question } from '../types/question.ts'
import { type Cell, SIDES, type Side } from '../types/tiles.ts'
import { STEP } from './edges.ts'
import { readNumber, readOneOf, Unreadable } from './unreadable.ts'

/** What a question can leave unsaid because the rest of the position says it. */
export interface Around {
  /** Whose turn it is, or who would be asked first. */
  readonly turn: CaverName
  readonly starting: CaverName
  readonly horrors: readonly Cell[]
  readonly spare: number | undefined
  cellOf(caver: CaverName): Cell | undefined
  /** The id of a tile given by number or by kind. */
  tile(word: string): number
}

/** The caver who answers if no other is named. */
const usualCaver = (type: Question['type'], around: Pick<Around, 'turn' | 'starting'>): CaverName =>
  type === 'horrorOrder' || type === 'spawn' || type === 'horrorPath' ? around.starting : around.turn

/** `left 2 made 1 explore` as a table; a word without a value is a switch. */
function readFields(words: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (let i = 0; i < words.length; i++) fields.set(words[i]!, words[i] === 'explore' ? 'yes' : (words[++i] ?? ''))
  return fields
}

function beside(cell: Cell | undefined, side: Side): Cell {
  if (!cell) throw new Unreadable('caverNotInCave')
  return [cell[0] + STEP[side][0], cell[1] + STEP[side][1]]
}

function readPlacement(
  type: 'guide' | 'intuition' | 'place',
  caver: CaverName,
  words: readonly string[],
  around: Around,
): Question {
  const fields = readFields(words)
  const side = readOneOf(fields.get('side'), SIDES)
  const placement = { caver, tile: around.tile(fields.get('tile') ?? ''), side, explore: fields.has('explore') }
  if (type === 'guide') return { type, ...placement }
  if (type === 'place') return { type, ...placement, at: beside(around.cellOf(caver), side) }
  if (around.spare === undefined) throw new Unreadable('spareExpected', undefined, 'V-3')
  return { type, ...placement, spare: around.spare }
}

/** `question place scout tile 17 side E explore`; a caver's turn needs no line. */
export function readQuestion(words: readonly string[] | undefined, around: Around): Question {
  const type = readOneOf(words?.[0] ?? 'turn', QUESTION_TYPES)
  const named = CAVERS.find(name => name === words?.[1])
  const caver = named ?? usualCaver(type, around)
  const rest = (words ?? []).slice(named ? 2 : 1)
  switch (type) {
    case 'over':
      return { type }
    case 'commanded':
      return { type, caver, by: around.turn }
    case 'step': {
      const fields = readFields(rest)
      const by = readOneOf(fields.get('by') ?? 'run', ['run', 'sprint'])
      return { type, caver, left: readNumber(fields.get('left')), made: readNumber(fields.get('made')), by }
    }
    case 'guide':
    case 'intuition':
    case 'place':
      return readPlacement(type, caver, rest, around)
    case 'horrorPath': {
      const horror = readNumber(readFields(rest).get('horror'))
      const from = around.horrors[horror]
      if (!from) throw new Unreadable('noSuchHorror', { horror })
      return { type, caver, horror, from }
    }
    default:
      return { type, caver }
  }
}

/** The line for a question; nothing for a caver's turn or the end, which are said elsewhere. */
export function makeQuestion(question: Question, around: Pick<Around, 'turn' | 'starting'>): string | undefined {
  if (question.type === 'turn' || question.type === 'over') return
  const words: string[] = ['question', question.type]
  if (question.caver !== usualCaver(question.type, around)) words.push(question.caver)
  if (question.type === 'step')
    words.push(`left ${question.left} made ${question.made}`, ...(question.by === 'run' ? [] : ['by sprint']))
  if (question.type === 'horrorPath') words.push(`horror ${question.horror}`)
  if ('tile' in question)
    words.push(`tile ${question.tile} side ${question.side}`, ...(question.explore ? ['explore'] : []))
  return words.join(' ')
}
