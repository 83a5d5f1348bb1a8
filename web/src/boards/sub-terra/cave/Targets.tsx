import type { Cell, Question, Side } from '@grotto/sub-terra'
import { useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { C } from '../draw/colors.ts'
import { floorPath, local } from '../draw/floor.ts'
import { icon } from '../draw/icons.ts'
import type { DrawnTile } from '../draw/tile.ts'
import { costOf } from '../scene/actions.ts'
import { type Choice, choicesAt, isMove } from '../scene/choices.ts'
import { caverOf, cellKey, sameCell } from '../scene/geometry.ts'
import { cellsOf } from '../scene/ways.ts'
import { UNIT } from './view.ts'

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

/** A tile one may go to or do something on: solid where one point is enough, dashed where it takes more. */
interface TileTargetProps {
  readonly cell: Cell
  readonly tile: DrawnTile
  readonly choices: readonly Choice[]
  readonly number: number | undefined
}

function TileTarget({ cell, tile, choices, number }: TileTargetProps) {
  const moves = choices.filter(isMove)
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
