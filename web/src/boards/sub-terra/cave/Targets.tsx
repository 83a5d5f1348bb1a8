import type { CaverName, Cell, Question, Side, SubTerraState } from '@grotto/sub-terra'
import { useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { C } from '../draw/colors.ts'
import { drawHeart } from '../draw/dice.ts'
import { floorPath, local } from '../draw/floor.ts'
import { icon } from '../draw/icons.ts'
import type { DrawnTile } from '../draw/tile.ts'
import { costOf } from '../scene/actions.ts'
import { actorOf, type Choice, choicesAt, isMove } from '../scene/choices.ts'
import { caverOf, cellKey, sameCell } from '../scene/geometry.ts'
import { hintedChoice } from '../scene/hinted.ts'
import { percentOf } from '../scene/labels.ts'
import { stakesIn } from '../scene/rules.ts'
import type { Peril } from '../scene/stakes.ts'
import { cellsOf } from '../scene/ways.ts'
import { UNIT } from './look.ts'

/** Questions whose answers are tiles: they carry the numbers of the buttons in the bar. */
const NUMBERED = new Set<Question['type']>(['surface', 'horrorOrder', 'horrorPath', 'spawn'])

const CostChip = ({ cell, cost }: { cell: Cell; cost: number }) => (
  <g transform={`translate(${cell[0] * UNIT + 86} ${cell[1] * UNIT + 86})`}>
    <circle r="11.5" fill="#14100a" stroke={C.torch} strokeWidth="1.8" />
    <text y="5" textAnchor="middle" className="st-cost-text">
      {cost}
    </text>
  </g>
)

const HEART = 12

/** What going there may cost, as hearts, and how likely that is where it is not certain. */
function PerilChip({ cell, peril: { chance, hearts } }: { cell: Cell; peril: Peril }) {
  const { words } = useBoard()
  const percent = percentOf(chance)
  const odds = percent === 100 ? '' : words.say('subTerra.chance', { percent })
  const end = 16 + hearts * HEART
  const drawn = Array.from({ length: hearts }, (_, i) => drawHeart(true, HEART - 1, 15 + i * HEART, 4)).join('')
  return (
    <g className="st-peril" transform={`translate(${cell[0] * UNIT + 3} ${cell[1] * UNIT + 77})`}>
      <rect width={end + (odds ? 39 : 7)} height="19" rx="9.5" fill="#2a0a11" stroke={C.horror2} strokeWidth="1.5" />
      <text x="6" y="14" className="st-peril-text">
        −
      </text>
      <Drawing svg={drawn} />
      <text x={end + 4} y="14" className="st-peril-text">
        {odds}
      </text>
    </g>
  )
}

/** What the last step of the cheapest way onto a tile may cost its walker. */
function perilOf(view: SubTerraState, moves: readonly Choice[], doer: CaverName | undefined): Peril | undefined {
  const [cheapest] = [...moves].sort((a, b) => costOf(a.action) - costOf(b.action))
  if (!cheapest) return undefined
  const perils = (choice: Choice) => stakesIn(view, choice).perils.filter(({ caver }) => caver === doer)
  const before = cheapest.path ? perils({ ...cheapest, path: cheapest.path.slice(0, -1) }) : []
  return perils(cheapest).find(({ harm, chance }) => !before.some(each => each.harm === harm && each.chance >= chance))
}

/** A tile one may go to or do something on: solid where one point is enough, dashed where it takes more. */
interface TileTargetProps {
  readonly cell: Cell
  readonly tile: DrawnTile
  readonly choices: readonly Choice[]
  readonly number: number | undefined
}

function TileTarget({ cell, tile, choices, number }: TileTargetProps) {
  const moves = choices.filter(isMove)
  const { view, scene } = useBoard()
  const peril = perilOf(view, moves, actorOf(scene))
  const cost = Math.min(...(moves.length > 0 ? moves : choices).map(({ action }) => costOf(action)))
  return (
    <g>
      <svg x={cell[0] * UNIT} y={cell[1] * UNIT} width={UNIT} height={UNIT} viewBox="0 0 100 100" aria-hidden="true">
        <path
          d={floorPath(tile)}
          fill="none"
          stroke={C.torch}
          strokeWidth={cost < 2 ? 3.4 : 2}
          strokeDasharray={cost < 2 ? '' : '5 5'}
          opacity={cost < 2 ? 0.95 : 0.8}
        />
      </svg>
      {(number ?? cost) > 0 && <CostChip cell={cell} cost={number ?? cost} />}
      {peril && <PerilChip cell={cell} peril={peril} />}
    </g>
  )
}

const WallTarget = ({ cell, side }: { cell: Cell; side: Side }) => {
  const [x, y] = local(side, 0, 44)
  return (
    <g transform={`translate(${cell[0] * UNIT + x} ${cell[1] * UNIT + y})`}>
      <circle r="12" fill="#14100a" stroke={C.torch} strokeWidth="1.8" strokeDasharray="4 2.5" />
      <Drawing svg={icon('blast')} transform="scale(.62) translate(-12 -12)" color={C.torch} />
    </g>
  )
}

/** Everything the acting player may point at. */
export function Targets({ drawn }: { drawn: ReadonlyMap<string, DrawnTile> }) {
  const { choices, mode, scene } = useBoard()
  const shown = mode ? choices.filter(({ action }) => action.type === mode) : choices
  const cells = [...new Map(shown.map(choice => [cellKey(choice.at), choice.at])).values()]
  const own = scene.question.type === 'over' ? undefined : caverOf(scene, scene.question.caver)?.at
  return (
    <g>
      {cells.map((cell, index) => {
        const tile = drawn.get(cellKey(cell))
        const here = choicesAt(shown, cell)
        if (!tile) return null
        if (sameCell(cell, own) && !mode && !NUMBERED.has(scene.question.type)) return null
        const number = NUMBERED.has(scene.question.type) ? index + 1 : undefined
        return <TileTarget key={cellKey(cell)} cell={cell} tile={tile} choices={here} number={number} />
      })}
      {shown.map(({ wall, at }) => wall && <WallTarget key={wall} cell={at} side={wall} />)}
    </g>
  )
}

const through = (cells: readonly Cell[]): string =>
  `M${cells.map(([x, y]) => `${x * UNIT + 50} ${y * UNIT + 50}`).join('L')}`

/** The way a Run would take to the tile that is selected. */
export function RunPath() {
  const { choices, selected, scene } = useBoard()
  const run = selected && choices.find(choice => choice.path && sameCell(choice.at, selected))
  const from = scene.question.type === 'over' ? undefined : caverOf(scene, scene.question.caver)?.at
  if (!run?.path || !from) return null
  return <path className="st-run" d={through(cellsOf(from, run.path))} />
}

/** The way each horror will take to its victim. */
export function HuntPaths({ paths }: { paths: readonly (readonly Cell[])[] }) {
  return paths.map((path, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a horror is its place in the order of entering
    path.length > 1 ? <path key={index} className="st-hunt" d={through(path)} /> : null,
  )
}

/** What the coach would do, lit up where it is done. */
export function HintRing() {
  const choice = hintedChoice(useBoard())
  if (!choice) return null
  const [x, y] = choice.at
  return <rect className="st-hint-ring" x={x * UNIT + 4} y={y * UNIT + 4} width="92" height="92" rx="18" />
}
