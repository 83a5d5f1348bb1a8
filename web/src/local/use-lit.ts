import { useRef, useState } from 'react'
import type { AnyBoardProps } from '../boards/boards.ts'
import type { Advice } from './bot-client.ts'

/** A board that lights an advice up where it is done, and how the advice is taken. */
interface Lit {
  readonly board: AnyBoardProps
  readonly light: (advice: Advice | undefined) => void
  /** As the board does what it has lit up; else as the plain action. */
  readonly take: (action: Advice['action']) => void
}

export function useLit(board: AnyBoardProps): Lit {
  const [advice, light] = useState<Advice>()
  const takeHint = useRef<() => boolean>(undefined)
  return {
    board: { ...board, takeHint, ...hintOf(advice) },
    light,
    take: action => takeHint.current?.() || board.act(action),
  }
}

const hintOf = (advice: Advice | undefined) =>
  advice && { hint: advice.action, ...(advice.intent && { hintedPlan: advice.intent }) }
