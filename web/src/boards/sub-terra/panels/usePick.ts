import { useCallback } from 'react'
import { useBoard } from '../context.ts'
import type { ActionType } from '../scene/actions.ts'

const NOWHERE = [0, 0] as const

/**
 * Picks an action by name: done at once where there is one way to do it and little at stake. Else the first pick shows
 * what it means and where, and the second does it where there is only one way.
 */
export function usePick(): (type: ActionType) => void {
  const { legal, choices, choose, setMode, mode, select, playback, asks } = useBoard()
  return useCallback(
    type => {
      if (playback.playing) return
      select(undefined)
      const [way, ...others] = legal.filter(action => action.type === type)
      if (!way) return
      /** Who is nowhere on the board can still do what needs no place. */
      const only = choices.find(({ action, path }) => action === way && !path) ?? { action: way, at: NOWHERE }
      if (others.length === 0 && (mode === type || !asks(only))) choose(only)
      else setMode(mode === type ? undefined : type)
    },
    [legal, choices, choose, setMode, mode, select, playback.playing, asks],
  )
}
