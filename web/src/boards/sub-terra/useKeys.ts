import { useEffect, useRef } from 'react'
import { say } from '../../hear/spoken.ts'
import { isTaken } from '../../hear/use-announcer.ts'
import type { Camera } from './cave/camera.ts'
import { cellAt } from './cave/cell-at.ts'
import type { Board } from './context.ts'
import { askedText, layingText } from './hear/asked.ts'
import { notNowText } from './hear/use-hear.ts'
import { type ActionType, KEYS, WAIT_KEY } from './scene/actions.ts'
import { actorOf, choicesAt, choicesOf, tileAnswers, withoutBareRuns } from './scene/choices.ts'
import { boxOf, caverOf } from './scene/geometry.ts'
import { announcements } from './scene/plans.ts'

type Response = (() => void) | undefined
type Responses = Readonly<Record<string, () => void>>

/** Looking around, and Escape, which closes whatever is open. */
function looking({ scene, select, setMode, playback, signals }: Board, camera: Camera): Responses {
  return {
    '+': () => camera.zoom(1.25, undefined, 160),
    '-': () => camera.zoom(0.8, undefined, 160),
    '0': () => camera.fit(boxOf(scene.tiles.map(tile => tile.at)), 300),
    c: () => camera.follow(300),
    Escape: () => {
      select(undefined)
      setMode(undefined)
      signals?.close()
      if (playback.playing) playback.skip()
    },
  }
}

/** R turns the drawn tile, T lays it or says why it cannot lie so. */
function placing(board: Board): Responses {
  const { scene, legal, turn, turned, refusal, act } = board
  if (scene.question.type !== 'place' || legal.length === 0) return {}
  const laid = { type: 'place', open: turned } as const
  return {
    r: () => turn(1),
    R: () => turn(-1),
    t: () => (refusal(laid) ? say(layingText(board)) : act(laid)),
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

/** Digits choose in the popover, among the ways of an action that was picked, or among the answers to a question. */
function choosing({ selected, choices, choose, mode, scene, legal }: Board, key: string): Response {
  const offered = selected
    ? withoutBareRuns(choicesAt(choices, selected))
    : mode
      ? choices.filter(({ action, path }) => action.type === mode && !path)
      : ANSWERED.has(scene.question.type)
        ? choicesOf(scene, legal)
        : tileAnswers(scene, legal)
  const choice = offered[Number(key) - 1]
  return choice && (() => choose(choice))
}
const ANSWERED = new Set<Board['scene']['question']['type']>(['step', 'surface', 'horrorOrder', 'horrorPath', 'spawn'])

/** Letters are actions; the key of something impossible takes one to its button, which says why. */
function acting(board: Board, pick: (type: ActionType) => void, key: string): Response {
  const { legal } = board
  const action = legal.find(({ type }) => KEYS[type] === key)
  if (action) return () => pick(action.type)
  // Waiting is no action: what is asked of the board by keys has its own ears (hear/use-hear.ts).
  if (!/^[a-z]$/.test(key) || key === WAIT_KEY) return undefined
  const button = document.querySelector<HTMLElement>(`.st-board [aria-keyshortcuts="${key}"]`)
  if (button) return () => focusAnew(button)
  if (!isKey(key)) return undefined
  // No buttons: it is somebody else's turn, or a question comes first. A key that does nothing says which.
  return () => say(legal.length === 0 ? notNowText(board) : askedText(board))
}

/** Says why once more where the focus is there already. */
function focusAnew(button: HTMLElement): void {
  if (document.activeElement === button) say(button.title)
  button.blur()
  button.focus()
}

const isKey = (key: string): boolean => Object.values(KEYS).includes(key)

/** The keyboard. It asks the board as it is at the moment of the key, however quickly keys follow one another. */
export function useKeys(board: Board, camera: Camera, pick: (type: ActionType) => void): void {
  const now = useRef({ board, pick })
  now.current = { board, pick }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || isTaken(event)) return
      const { board, pick } = now.current
      const respond =
        signalling(board, event.key) ??
        choosing(board, event.key) ??
        placing(board)[event.key] ??
        looking(board, camera)[event.key] ??
        acting(board, pick, event.key.toLowerCase())
      if (!respond) return
      event.preventDefault()
      respond()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [camera])
}
