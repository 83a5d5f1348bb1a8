import { useCallback } from 'react'
import { useBoard } from '../context.ts'
import type { ActionType } from '../scene/actions.ts'

/** Picks an action by name: done at once where there is one way to do it, else the board asks where. */
export function usePick(): (type: ActionType) => void {
  const { legal, act, choices, setMode, mode, select, playback } = useBoard()
  return useCallback(
    type => {
      if (playback.playing) return
      const ways = legal.filter(action => action.type === type)
      select(undefined)
      if (ways.length === 1) {
        setMode(undefined)
        act(ways[0]!)
      } else if (choices.some(({ action }) => action.type === type)) setMode(mode === type ? undefined : type)
    },
    [legal, act, choices, setMode, mode, select, playback.playing],
  )
}
