import { useEffect, useRef } from 'react'
import { cellAt } from './cave/cell-at.ts'
import type { View } from './cave/view.ts'
import type { Board } from './context.ts'
import { type ActionType, KEYS } from './scene/actions.ts'
import { actorOf, choicesAt, withoutBareRuns } from './scene/choices.ts'
import { boxOf, caverOf } from './scene/geometry.ts'
import { announcements } from './scene/plans.ts'

type Response = (() => void) | undefined
type Responses = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Looking around, and Escape, which closes whatever is open. */
function looking({ scene, select, setMode, playback, signals }: Board, view: View): Responses {
  const actor = actorOf(scene)
  const at = actor && caverOf(scene, actor)?.at
  return {
    '+': () => view.zoom(1.25, undefined, 160),
    '-': () => view.zoom(0.8, undefined, 160),
    '0': () => view.fit(boxOf(scene.tiles.map(tile => tile.at)), 300),
    c: () => at && view.centre(at, 300),
    Escape: () => {
      select(undefined)
      setMode(undefined)
      signals?.close()
      if (playback.playing) playback.skip()
    },
  }
}

/** R turns the drawn tile, N lays it. */
function placing({ scene, legal, turn, turned, refusal, act }: Board): Responses {
  if (scene.question.type !== 'place' || legal.length === 0) return {}
  return {
    r: () => turn(1),
    R: () => turn(-1),
    n: () => !refusal({ type: 'place', open: turned }) && act({ type: 'place', open: turned }),
  }
}

/** P points at the cell in focus; digits then say what one plans there. */
function signalling({ signals, selected, scene, cave }: Board, key: string): Response {
  if (!signals) return undefined
  const { asked, by } = signals
  const plan = asked && by && announcements(scene, cave, by, asked)[Number(key) - 1]
  if (plan) return () => signals.announce(plan)
  const actor = actorOf(scene)
  const cell = cellAt(document.activeElement) ?? selected ?? (actor && caverOf(scene, actor)?.at)
  return key === 'p' && cell ? () => signals.point(cell) : undefined
}

/** Digits choose in the popover. */
function choosing({ selected, choices, choose }: Board, key: string): Response {
  const choice = selected && withoutBareRuns(choicesAt(choices, selected))[Number(key) - 1]
  return choice && (() => choose(choice))
}

/** Letters are actions; the key of something impossible takes one to its button, which says why. */
function acting({ legal }: Board, pick: (type: ActionType) => void, key: string): Response {
  const action = legal.find(({ type }) => KEYS[type] === key)
  if (action) return () => pick(action.type)
  if (!/^[a-z]$/.test(key)) return undefined
  const button = document.querySelector<HTMLElement>(`.st-board [aria-keyshortcuts="${key}"]`)
  return button ? () => button.focus() : undefined
}

/** The keyboard. It asks the board as it is at the moment of the key, however quickly keys follow one another. */
export function useKeys(board: Board, view: View, pick: (type: ActionType) => void): void {
  const now = useRef({ board, pick })
  now.current = { board, pick }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const { board, pick } = now.current
      const respond =
        signalling(board, event.key) ??
        choosing(board, event.key) ??
        placing(board)[event.key] ??
        looking(board, view)[event.key] ??
        acting(board, pick, event.key.toLowerCase())
      if (!respond) return
      event.preventDefault()
      respond()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [view])
}
