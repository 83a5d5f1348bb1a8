import type { Cell } from '@grotto/sub-terra'
import { useLayoutEffect, useRef } from 'react'
import { letterOf, useBoard } from '../context.ts'
import { Icon, Portrait } from '../Drawing.tsx'
import { costOf } from '../scene/actions.ts'
import { type Choice, choicesAt, withoutBareRuns } from '../scene/choices.ts'
import { caverOf, tileAt } from '../scene/geometry.ts'
import { choiceLabel, tileName } from '../scene/labels.ts'
import { poseOf } from './Figures.tsx'
import { type Free, type Look, onScreen, UNIT, useLook, type View } from './view.ts'

const WIDTH = 188

/** Beside the cell where there is room, else above or below it; always inside the free area. */
export function placeFor(
  look: Look,
  cell: Cell,
  free: Free,
  height: number,
): { left: number; top: number; arrow: string } {
  const size = UNIT * look.k
  const [x, y] = onScreen(look, cell)
  const clampY = (top: number) => Math.max(free.top + 4, Math.min(free.top + free.height - height - 4, top))
  const clampX = (left: number) => Math.max(free.left + 6, Math.min(free.left + free.width - WIDTH - 6, left))
  if (x + size + WIDTH + 14 < free.left + free.width)
    return { left: x + size + 9, top: clampY(y + size / 2 - height / 2), arrow: 'left' }
  if (x - WIDTH - 14 > free.left) return { left: x - WIDTH - 9, top: clampY(y + size / 2 - height / 2), arrow: 'right' }
  const above = y - height - 9 > free.top
  return {
    left: clampX(x + size / 2 - WIDTH / 2),
    top: clampY(above ? y - height - 9 : y + size + 9),
    arrow: above ? 'down' : 'up',
  }
}

const ChoiceButton = ({ choice, digit }: { choice: Choice; digit: number }) => {
  const { words, choose, scene } = useBoard()
  const { action } = choice
  const target = 'caver' in action ? caverOf(scene, action.caver) : undefined
  const cost = costOf(action)
  return (
    <button type="button" className="st-choice" onClick={() => choose(choice)}>
      {target ? (
        <Portrait
          caver={target.name}
          letter={letterOf(words, target.name)}
          pose={poseOf(target)}
          width={26}
          height={30}
        />
      ) : (
        <Icon name={action.type} size={22} />
      )}
      <b>{choiceLabel(words, choice)}</b>
      <kbd>{digit}</kbd>
      {cost > 0 && (
        <i className="st-cost">
          {cost}
          <span className="st-ear"> {words.say('subTerra.costs', { cost })}</span>
        </i>
      )}
    </button>
  )
}

/** What can be done at the selected cell. */
export function Popover({ view }: { view: View }) {
  const { selected, choices, words, cave, select, scene } = useBoard()
  const look = useLook(view)
  const box = useRef<HTMLDivElement>(null)
  const here = selected ? withoutBareRuns(choicesAt(choices, selected)) : []
  const key = selected?.join()
  useLayoutEffect(() => {
    if (key) box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [key])
  if (!selected) return null
  const tile = tileAt(cave, selected)
  const place = placeFor(look, selected, view.free, 74 + Math.max(1, here.length) * 52)
  const press = (event: { key: string; preventDefault: () => void; stopPropagation: () => void }) => {
    if (event.key !== 'Escape') return
    close()
    event.preventDefault()
    event.stopPropagation()
  }
  const close = () => {
    document.querySelector<HTMLElement>(`[data-cell="${selected.join()}"]`)?.focus({ preventScroll: true })
    select(undefined)
  }
  const title = tile ? tileName(words, tile.kind, tile.numbers) : words.say('subTerra.gap')
  return (
    <div
      ref={box}
      className="st-pop"
      role="dialog"
      aria-label={title}
      data-arrow={place.arrow}
      style={{ left: place.left, top: place.top, width: WIDTH }}
      onKeyDown={press}
    >
      <p className="st-pop-title">
        <b>{title}</b>
        {tile && tile.kind !== 'plain' && <small>{words.say(`subTerra.tileText.${tile.kind}`)}</small>}
      </p>
      {here.map((choice, index) => (
        <ChoiceButton key={JSON.stringify([choice.action, choice.path])} choice={choice} digit={index + 1} />
      ))}
      {here.length === 0 && (
        <button type="button" className="st-plain" onClick={close}>
          {words.say(scene.phase === 'over' ? 'subTerra.close' : 'subTerra.nothingHere')}
        </button>
      )}
    </div>
  )
}
