import type { Cell, Side } from '@grotto/sub-terra'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { say } from '../../../hear/spoken.ts'
import { useBoard } from '../context.ts'
import { C } from '../draw/colors.ts'
import { meIn } from '../hear/address.ts'
import { beyond, bumpText } from '../hear/walking.ts'
import { actorOf, type Choice, choicesAt, isCall } from '../scene/choices.ts'
import { beside, caverOf, cellKey, type Gap, sameCell, tileAt } from '../scene/geometry.ts'
import { choiceLabel, gapLabel, tileLabel } from '../scene/labels.ts'
import { stakesIn } from '../scene/rules.ts'

const ARROWS: Readonly<Record<string, Side>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }

/**
 * The board as a list of buttons, one for each tile and gap, laid over the picture: what a finger, a key and a screen
 * reader meet alike. Arrow keys walk along connections; a wall says so.
 */
export function Cells({ gaps }: { gaps: readonly Gap[] }) {
  const { scene, cave, words, choices, selected, viewer } = useBoard()
  const list = useRef<HTMLUListElement>(null)
  const actor = actorOf(scene)
  const home = selected ?? meIn(scene, viewer)?.at ?? (actor && caverOf(scene, actor)?.at) ?? [0, 0]
  const focus = (cell: Cell) => list.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`)?.focus()
  const walk = (event: KeyboardEvent, from: Cell) => {
    const side = ARROWS[event.key]
    if (!side) return
    event.preventDefault()
    const what = beyond(cave, from, side)
    if (what !== 'passage' && what !== 'gap') say(bumpText(words, what, side))
    else focus(beside(from, side))
  }
  const extra = choices.map(choice => choice.at).filter(cell => !tileAt(cave, cell))
  const unknown = new Map([...gaps.map(gap => gap.cell), ...extra].map(cell => [cellKey(cell), cell]))
  const labelOf = (cell: Cell) => {
    const tile = tileAt(cave, cell)
    return tile ? tileLabel(words, scene, tile, viewer) : gapLabel(words, scene, cell, viewer)
  }
  return (
    <ul className="st-cells" ref={list} aria-label={words.say('subTerra.cave')} aria-describedby="st-cave-help">
      {[...[...cave.values()].map(({ at }) => at), ...unknown.values()].sort(asOneReads).map(cell => (
        <CellButton key={cellKey(cell)} cell={cell} label={labelOf(cell)} home={home} walk={walk} />
      ))}
    </ul>
  )
}

/** From the north-west to the south-east. */
const asOneReads = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0]

/** An own gap breathes. It is a picture of its own, so that breathing repaints nothing else. */
const OwnGap = () => (
  <svg className="st-own-gap" viewBox="-25 -25 150 150" aria-hidden="true">
    <circle cx="50" cy="50" r="74" fill="url(#st-warmfog)" />
    <rect
      x="7"
      y="7"
      width="86"
      height="86"
      rx="14"
      fill="#0b0d10"
      fillOpacity=".45"
      stroke={C.torch}
      strokeWidth="3"
      strokeDasharray="10 7"
    />
    <text x="50" y="65" textAnchor="middle" className="st-gap-own">
      ?
    </text>
  </svg>
)

interface CellButtonProps {
  readonly cell: Cell
  readonly label: string
  readonly home: Cell
  readonly walk: (event: KeyboardEvent, from: Cell) => void
}

function CellButton({ cell, label, home, walk }: CellButtonProps) {
  const { words, choices, mode, scene, selected, select, choose, playback, cave, signals, asks, view, viewer } =
    useBoard()
  const here = choicesAt(choices, cell)
  const wanted = mode ? here.filter(({ action }) => action.type === mode) : here
  /** Within a Run, or once an action was picked in the bar, pointing is enough, unless there is danger just there. */
  const isDirect = (choice: Choice): boolean =>
    mode === undefined ? scene.question.type === 'step' && !asks(choice) : stakesIn(view, choice).perils.length === 0
  const onlyCalls = !mode && wanted.every(isCall)
  const targetClass = wanted.length === 0 ? '' : onlyCalls ? 'st-can st-call' : 'st-can'
  const direct = wanted.length === 1 && isDirect(wanted[0]!)
  const press = () => {
    if (signals?.armed) return signals.point(cell)
    if (playback.playing) return playback.skip()
    if (direct) return choose(wanted[0]!)
    select(selected && cellKey(selected) === cellKey(cell) ? undefined : cell)
  }
  /** What is done on one's own tile stands in the bar: here it would only be in the way of who is there. */
  const ways = sameCell(cell, meIn(scene, viewer)?.at)
    ? []
    : here.filter(({ path }) => !path).map(choice => choiceLabel(words, choice))
  return (
    <li style={{ '--x': cell[0], '--y': cell[1] } as CSSProperties}>
      <button
        type="button"
        data-cell={cellKey(cell)}
        className={targetClass}
        tabIndex={cellKey(home) === cellKey(cell) ? 0 : -1}
        aria-label={ways.length > 0 ? words.series([label, words.list([...new Set(ways)])]) : label}
        aria-haspopup={here.length > 0 ? 'dialog' : undefined}
        onClick={press}
        onKeyDown={event => walk(event, cell)}
      >
        {wanted.length > 0 && !tileAt(cave, cell) && <OwnGap />}
      </button>
    </li>
  )
}
