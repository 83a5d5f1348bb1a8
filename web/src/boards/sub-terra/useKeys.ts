import { useEffect } from 'react'
import type { View } from './cave/view.ts'
import type { Board } from './context.ts'
import type { ActionType } from './scene/actions.ts'
import { KEYS } from './scene/actions.ts'
import { actorOf } from './scene/choices.ts'
import { boxOf, caverOf } from './scene/geometry.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The key of something impossible takes one to its button, which says why. */
function buttonOf(key: string): (() => void) | undefined {
  if (!/^[a-z]$/.test(key)) return undefined
  const button = document.querySelector<HTMLElement>(`.st-board [aria-keyshortcuts="${key}"]`)
  return button ? () => button.focus() : undefined
}

/** The keyboard: letters for actions, R turns the tile, plus, minus, 0 and C look around. */
export function useKeys(board: Board, view: View, pick: (type: ActionType) => void): void {
  useEffect(() => {
    const { position, legal, playback, select, setMode, turn, act, turned, refusal } = board
    const looks: Record<string, () => void> = {
      '+': () => view.zoom(1.25, undefined, 160),
      '-': () => view.zoom(0.8, undefined, 160),
      '0': () => view.fit(boxOf(position.tiles.map(tile => tile.at)), 300),
      c: () => {
        const actor = actorOf(position)
        const at = actor && caverOf(position, actor)?.at
        if (at) view.centre(at, 300)
      },
      Escape: () => {
        select(undefined)
        setMode(undefined)
        if (playback.playing) playback.skip()
      },
    }
    const place: Record<string, () => void> = {
      r: () => turn(1),
      R: () => turn(-1),
      n: () => !refusal({ type: 'place', open: turned }) && act({ type: 'place', open: turned }),
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const asked = position.question.type === 'place' && legal.length > 0 ? place[event.key] : undefined
      const key = event.key.toLowerCase()
      const action = legal.find(({ type }) => KEYS[type] === key)
      const respond = asked ?? looks[event.key] ?? (action ? () => pick(action.type) : buttonOf(key))
      if (!respond) return
      event.preventDefault()
      respond()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [board, view, pick])
}
