import type { CaverName, Cell, SubTerraAction, SubTerraEvent, SubTerraPosition, SubTerraState } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { createContext, useContext } from 'react'
import type { BoardProps } from '../board.ts'
import type { Choice } from './scene/choices.ts'
import type { CaveMap } from './scene/geometry.ts'
import type { Happening } from './telling/beats.ts'
import type { WaitingCavers } from './use-waiting.ts'
import type { Signals } from './useSignals.ts'

export type SubTerraProps = BoardProps<SubTerraState, SubTerraAction, SubTerraEvent>

export interface Playback {
  readonly playing: boolean
  /** The event that is being shown. */
  readonly current: Happening | undefined
  /** On to the next moment, or to the end. */
  readonly skip: () => void
  /** To my turn, however much others do until then. */
  readonly hurry: () => void
  readonly hurrying: boolean
  /** To the end. */
  readonly skipAll: () => void
  /** Tells once more what came after an event. */
  readonly retell: (from: number) => void
  /** The factor on every duration of what is being shown. */
  readonly pace: number
}

/** What every part of the board shares. `view` and `log` reach as far as has been told. */
export interface Board extends SubTerraProps {
  readonly words: Words
  /** The view, to be drawn. */
  readonly scene: SubTerraPosition
  readonly cave: CaveMap
  readonly playback: Playback
  /** What may be done now; nothing while events are being shown. */
  readonly choices: readonly Choice[]
  readonly selected: Cell | undefined
  readonly select: (cell: Cell | undefined) => void
  /** An action picked in the bar that still needs a target. */
  readonly mode: SubTerraAction['type'] | undefined
  readonly setMode: (mode: SubTerraAction['type'] | undefined) => void
  readonly choose: (choice: Choice) => void
  /** Whether a choice is to be shown with all that is at stake before it is done. */
  readonly asks: (choice: Choice) => boolean
  /** How the drawn tile is turned at the moment. */
  readonly turned: string
  readonly turn: (by: 1 | -1) => void
  readonly setTurned: (open: string) => void
  /** Pointing and planning; absent where nobody else would see it. */
  readonly signals: Signals | undefined
  /** Who waits on the exit until somebody falls. */
  readonly waiting: WaitingCavers
}

export const BoardContext = createContext<Board | undefined>(undefined)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('useBoard needs a SubTerraBoard above it')
  return board
}

export const nameOf = (words: Words, caver: CaverName): string => words.say(`subTerra.caver.${caver}`)
/** With article, in the middle of a sentence. */
export const theOf = (words: Words, caver: CaverName): string => words.say(`subTerra.the.${caver}`)
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
/** Where two letters coincide the shape decides. */
export const letterOf = (words: Words, caver: CaverName): string => nameOf(words, caver).charAt(0)
export const genderOf = (words: Words, caver: CaverName): string => words.say(`subTerra.gender.${caver}`)
