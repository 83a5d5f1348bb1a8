import { useEffect, useRef, useState } from 'react'
import { useMoveInAddress } from '../replay/use-move.ts'
import { type Departure, LONGEST_LINE } from './line.ts'
import type { ReviewSession } from './review-session.ts'

/** What of a game is on screen, and how to look at something else. */
export interface Sight {
  readonly at: number
  /** Whether the move is told as it was seen; every other one is jumped to. */
  readonly told: boolean
  /** Where the game was left, and what was tried since. */
  readonly departure: Departure | undefined
  /** Whether what is tried is mine to go on with. */
  readonly mine: boolean
  /** Somebody else leads, and I look elsewhere for a while. */
  readonly strays: boolean
  readonly jump: (to: number) => void
  readonly stepOn: () => void
  /** What if: leaves the game here. */
  readonly depart: () => void
  readonly goOn: (step: Departure['line'][number]) => void
  readonly stepBack: () => void
  /** Back to the game, at the move where it was left. */
  readonly comeBack: () => void
  /** Back to whoever leads. */
  readonly follow: () => void
}

/** Alone one looks where one likes; together where whoever leads looks, until one looks elsewhere. */
export function useSight(moves: number, review: ReviewSession | undefined): Sight {
  const [own, goTo] = useMoveInAddress(moves)
  const [told, setTold] = useState<number>()
  const [tried, setTried] = useState<Departure>()
  const [strayed, setStrayed] = useState(false)
  const leads = review?.leads ?? false
  const follows = review !== undefined && !leads && !strayed
  const shown = review?.shown
  useLead({ leads, review, own, goTo, setTried })
  const before = useRef(own)
  const move = follows ? shown?.move : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another move is shown
  useEffect(() => {
    if (move === undefined) return
    setTold(move === before.current + 1 ? move : undefined)
    goTo(move)
  }, [move])
  useEffect(() => {
    before.current = own
  }, [own])
  const departed = follows ? (shown?.line ? { move: shown.move, line: shown.line } : undefined) : tried
  const look = (move: number, departure?: Departure) => {
    setTried(departure)
    goTo(move)
    if (leads) review?.show({ move, ...(departure && { line: departure.line }) })
    else setStrayed(review !== undefined)
  }
  return {
    at: follows && shown ? Math.min(shown.move, Math.max(0, moves - 1)) : own,
    told: told === own,
    departure: departed,
    mine: !follows,
    strays: review !== undefined && !leads && strayed,
    jump(to) {
      setTold(undefined)
      look(Math.max(0, Math.min(moves - 1, to)))
    },
    stepOn() {
      setTold(own + 1)
      look(Math.min(moves - 1, own + 1))
    },
    depart: () => look(own, { move: own, line: [] }),
    goOn(step) {
      const line = departed?.line ?? []
      if (line.length < LONGEST_LINE) look(own, { move: own, line: [...line, step] })
    },
    stepBack: () => look(own, { move: own, line: departed?.line.slice(0, -1) ?? [] }),
    comeBack: () => look(own),
    follow() {
      setTried(undefined)
      setStrayed(false)
    },
  }
}

interface Leading {
  readonly leads: boolean
  readonly review: ReviewSession | undefined
  readonly own: number
  readonly goTo: (to: number) => void
  readonly setTried: (departure: Departure | undefined) => void
}

/** Whoever gets the lead goes on from what is shown; whoever opens it shows what she was looking at. */
function useLead({ leads, review, own, goTo, setTried }: Leading): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the lead is given or taken
  useEffect(() => {
    if (!leads || !review) return
    const { move, line } = review.shown
    if (move === 0 && own > 0) return review.show({ move: own })
    goTo(move)
    setTried(line && { move, line })
  }, [leads])
}
