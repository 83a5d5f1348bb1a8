import type { GameRecord } from '@grotto/kernel'
import { useMemo, useRef } from 'react'
import type { AnyBoardProps } from '../boards/boards.ts'
import { type Moment, withoutScenes } from '../replay/moments.ts'
import { type Departure, triedOn, tryOn } from './line.ts'
import type { Sight } from './use-sight.ts'

/** The board along a line that leaves the game; nothing where none does, or where it is none by the rules. */
export function useLineBoard(
  base: AnyBoardProps | undefined,
  record: GameRecord,
  moment: Moment | undefined,
  { departure, mine, goOn }: Sight,
): AnyBoardProps | undefined {
  const next = useRef(goOn)
  next.current = goOn
  return useMemo(
    () => base && moment && departure && along(base, record, moment, departure, mine ? next : undefined),
    [base, record, moment, departure, mine],
  )
}

type GoOn = { readonly current: Sight['goOn'] }

function along(
  base: AnyBoardProps,
  record: GameRecord,
  moment: Moment,
  departure: Departure,
  goOn: GoOn | undefined,
): AnyBoardProps | undefined {
  const { game } = moment.seen
  try {
    const { state, seat, seen } = triedOn(game, record, moment, departure.line)
    if (!goOn || seat === undefined) return { ...base, view: seen.view, log: seen.log }
    const view = game.view(state, seat)
    return {
      ...base,
      view,
      viewer: seat,
      legal: game.legal(view, seat),
      refusal: action => game.refusal(view, seat, action),
      act(action) {
        const step = tryOn(game, record, departure, seat, action)
        if (step) goOn.current(step)
      },
      log: withoutScenes(seen.log),
    }
  } catch {
    return undefined
  }
}
