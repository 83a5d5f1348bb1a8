import { fromJson, type Outcome } from '@grotto/kernel'
import {
  ACTION_OBJECTS,
  ASKED_QUESTIONS,
  CAVERS,
  type Cell,
  type PlacedTile,
  RESULTS,
  SIDES,
  type SubTerraAction,
  type SubTerraPosition,
  type SubTerraTypes,
  subTerra,
  TILE_KINDS,
} from '@grotto/sub-terra'
import { type GymGame, Row } from '../../gym/gym-game.ts'
import { sameCell } from './places.ts'

/** Tiles to each side of the caver who is asked. */
const REACH = 4
const WIDTH = 2 * REACH + 1
/** Numbers for each tile of the window. */
const OPEN_AT = TILE_KINDS.length
const MARKS_AT = OPEN_AT + SIDES.length
const PER_TILE = MARKS_AT + 5
const PER_CAVER = 9
/** Places are numbered as the game lists them; there are never more than a few. */
const PLACES = 8
const OPEN = Array.from({ length: 15 }, (_, mask) => SIDES.filter((_, side) => (mask + 1) & (1 << side)).join(''))

const ACTIONS = [
  ...ACTION_OBJECTS.nothing,
  ...ACTION_OBJECTS.side.flatMap(type => SIDES.map(side => `${type} ${side}`)),
  ...ACTION_OBJECTS.sideOrHere.flatMap(type => [...SIDES, 'here'].map(side => `${type} ${side}`)),
  ...ACTION_OBJECTS.caver.flatMap(type => CAVERS.map(caver => `${type} ${caver}`)),
  ...OPEN.map(open => `place ${open}`),
  ...ACTION_OBJECTS.cell.flatMap(type => Array.from({ length: PLACES }, (_, place) => `${type} ${place}`)),
]
const NUMBERS = new Map(ACTIONS.map((name, number) => [name, number]))

/** An action by its name in the list; one that goes to a place by which of the offered ones it is. */
function nameOf(action: SubTerraAction, place: number): string {
  if ('side' in action) return `${action.type} ${action.side}`
  if ('caver' in action) return `${action.type} ${action.caver}`
  if ('open' in action) return `${action.type} ${action.open}`
  return 'at' in action ? `${action.type} ${place}` : action.type
}

/** Sub Terra for learners: the cave as a window round the caver who is asked. */
export const subTerraGym: GymGame<SubTerraTypes> = {
  actions: ACTIONS,
  fields: [
    { name: 'round', size: 1, says: 'the round' },
    {
      name: 'stocks',
      size: 6,
      says: 'hazard cards, tiles, guides, explosives left; tiles among which the exit lies; 1 once the light is out',
    },
    { name: 'gas', size: 1, says: 'health that entering gas costs now' },
    { name: 'question', size: ASKED_QUESTIONS.length, says: `1 for what is asked: ${ASKED_QUESTIONS.join(', ')}` },
    { name: 'turn', size: 3, says: 'action points left; 1 if she has exerted; 1 if she has commanded' },
    { name: 'asked', size: CAVERS.length, says: `1 for the caver who is asked: ${CAVERS.join(', ')}` },
    {
      name: 'cavers',
      size: CAVERS.length * PER_CAVER,
      says: `for each of ${CAVERS.join(', ')}, zeros where she is not in the party: 1, health, most health, tiles east and south of the one who is asked, 1 if hidden, submerged, devoured, on the exit`,
    },
    { name: 'exit', size: 3, says: '1 once it is found, then tiles east and south of the one who is asked' },
    { name: 'horrors', size: 9, says: 'for each of three: 1, tiles east and south of the one who is asked' },
    {
      name: 'window',
      size: WIDTH * WIDTH * PER_TILE,
      says: `${WIDTH} rows of ${WIDTH} cells from the north-west, the one who is asked in the middle; of each: 1 for its kind (${TILE_KINDS.join(', ')}), 1 for each open side N E S W, 1 if flooded, rubble, rope, gas hangs, and how many horrors`,
    },
  ],
  numbersOf: (_view, _seat, actions) => actions.map((action, place) => NUMBERS.get(nameOf(action, place)) ?? -1),
  observe(view, _seat, numbers) {
    write(fromJson<SubTerraPosition>(subTerra.encode(view)), new Row(numbers, subTerraGym.fields))
  },
  /** Gold is worth 1, silver ⅔, bronze ⅓, to everybody. */
  rewards({ result, places }: Outcome) {
    const rank = (RESULTS as readonly string[]).indexOf(result)
    return places.map(() => (rank < 0 ? 0 : (RESULTS.length - rank) / RESULTS.length))
  },
}

function write(position: SubTerraPosition, row: Row): void {
  const { question, turn, tiles, options } = position
  const asked = 'caver' in question ? question.caver : position.startingCaver
  const [x, y] = position.cavers.find(({ name }) => name === asked)?.at ?? [0, 0]
  const from = ([east, south]: Cell): [number, number] => [east - x, south - y]
  const exit = tiles.find(({ kind }) => kind === 'exit')
  const { hazardsLeft, stackLeft, guidesLeft, explosivesLeft, outOfTime } = position
  row.put('round', position.round)
  row.put(
    'stocks',
    hazardsLeft,
    stackLeft,
    guidesLeft,
    explosivesLeft,
    Math.min(stackLeft, options.exitDepth),
    outOfTime,
  )
  row.put('gas', position.gas)
  row.put('question', ...ASKED_QUESTIONS.map(type => type === question.type))
  row.put('turn', turn?.points ?? 0, turn?.exerted ?? false, turn?.commandUsed ?? false)
  row.put('asked', ...CAVERS.map(name => name === asked))
  row.put('cavers', ...CAVERS.flatMap(name => caverNumbers(position, name, from, exit)))
  row.put('exit', ...(exit ? [1, ...from(exit.at)] : []))
  row.put('horrors', ...position.horrors.flatMap(at => [1, ...from(at)]))
  writeWindow(position, [x, y], row.part('window'))
}

function caverNumbers(
  { cavers }: SubTerraPosition,
  name: (typeof CAVERS)[number],
  from: (cell: Cell) => [number, number],
  exit: PlacedTile | undefined,
): number[] {
  const caver = cavers.find(each => each.name === name)
  if (!caver) return new Array<number>(PER_CAVER).fill(0)
  const { health, maxHealth, at, hidden, submerged, devoured } = caver
  const onExit = exit !== undefined && sameCell(at, exit.at)
  return [
    1,
    health,
    maxHealth,
    ...(at ? from(at) : [0, 0]),
    ...[hidden, submerged, devoured, onExit].map(each => Number(each ?? false)),
  ]
}

/** Tiles within reach, each at its place; everything else stays 0. */
function writeWindow({ tiles, gas, horrors }: SubTerraPosition, [x, y]: Cell, window: Int16Array): void {
  for (const tile of tiles) {
    const [east, south] = [tile.at[0] - x + REACH, tile.at[1] - y + REACH]
    if (east < 0 || south < 0 || east >= WIDTH || south >= WIDTH) continue
    const at = (south * WIDTH + east) * PER_TILE
    window[at + TILE_KINDS.indexOf(tile.kind)] = 1
    const open = tile.open + (tile.blasted ?? '')
    for (const [side, name] of SIDES.entries()) window[at + OPEN_AT + side] = Number(open.includes(name))
    window[at + MARKS_AT] = Number(tile.flooded ?? false)
    window[at + MARKS_AT + 1] = Number(tile.rubble ?? false)
    window[at + MARKS_AT + 2] = Number(tile.rope ?? false)
    window[at + MARKS_AT + 3] = Number(tile.kind === 'gas' && gas > 0)
    window[at + MARKS_AT + 4] = horrors.filter(cell => sameCell(cell, tile.at)).length
  }
}
