import type { Cell, Side } from '@grotto/sub-terra'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { useBoard } from '../context.ts'
import { C } from '../draw/colors.ts'
import { actorOf, choicesAt } from '../scene/choices.ts'
import { beside, caverOf, cellKey, type Gap, isConnected, tileAt } from '../scene/geometry.ts'
import { choiceLabel, tileLabel } from '../scene/labels.ts'

const ARROWS: Readonly<Record<string, Side>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }

/**
 * The board as a list of buttons, one for each tile and gap, laid over the picture: what a finger, a key and a screen
 * reader meet alike. Arrow keys walk along connections.
 */
export function Cells({ gaps }: { gaps: readonly Gap[] }) {
  const { scene, cave, words, choices, selected } = useBoard()
  const list = useRef<HTMLUListElement>(null)
  const actor = actorOf(scene)
  const home = selected ?? (actor && caverOf(scene, actor)?.at) ?? [0, 0]
  const focus = (cell: Cell) => list.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`)?.focus()
  const walk = (event: KeyboardEvent, from: Cell) => {
    const side = ARROWS[event.key]
    if (!side) return
    event.preventDefault()
    const [tile, to] = [tileAt(cave, from), beside(from, side)]
    const leads = tile ? isConnected(cave, from, side) || !tileAt(cave, to) : tileAt(cave, to)
    if (leads) focus(to)
  }
  const extra = choices.map(choice => choice.at).filter(cell => !tileAt(cave, cell))
  const unknown = new Map([...gaps.map(gap => gap.cell), ...extra].map(cell => [cellKey(cell), cell]))
  return (
    <ul className="st-cells" ref={list} aria-label={words.say('subTerra.cave')} aria-describedby="st-cave-help">
      {[...cave.values()].map(tile => (
        <CellButton
          key={cellKey(tile.at)}
          cell={tile.at}
          label={tileLabel(words, scene, tile)}
          home={home}
          walk={walk}
        />
      ))}
      {[...unknown.values()].map(cell => (
        <CellButton key={cellKey(cell)} cell={cell} label={words.say('subTerra.gap')} home={home} walk={walk} />
      ))}
    </ul>
  )
}

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
  const { words, choices, mode, scene, selected, select, choose, playback, cave, signals } = useBoard()
  const here = choicesAt(choices, cell)
  const wanted = mode ? here.filter(({ action }) => action.type === mode) : here
  /** Within a Run, or once an action was picked in the bar, pointing is enough. */
  const direct = wanted.length === 1 && (mode !== undefined || scene.question.type === 'step')
  const press = () => {
    if (signals?.armed) return signals.point(cell)
    if (playback.playing) return playback.skip()
    if (direct) return choose(wanted[0]!)
    select(selected && cellKey(selected) === cellKey(cell) ? undefined : cell)
  }
  const ways = here.filter(({ path }) => !path).map(choice => choiceLabel(words, choice))
  return (
    <li style={{ '--x': cell[0], '--y': cell[1] } as CSSProperties}>
      <button
        type="button"
        data-cell={cellKey(cell)}
        className={wanted.length > 0 ? 'st-can' : ''}
        tabIndex={cellKey(home) === cellKey(cell) ? 0 : -1}
        aria-label={ways.length > 0 ? `${label}; ${words.list([...new Set(ways)])}` : label}
        aria-haspopup={here.length > 0 ? 'dialog' : undefined}
        onClick={press}
        onKeyDown={event => walk(event, cell)}
      >
        {wanted.length > 0 && !tileAt(cave, cell) && <OwnGap />}
      </button>
    </li>
  )
}
