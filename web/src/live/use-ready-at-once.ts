import { useEffect } from 'react'
import type { RoomProps } from './Room.tsx'
import { useTell } from './use-tell.ts'

/** Where only bots are waited for, the game begins without another tap: my device has seen the seals by now. */
export function useReadyAtOnce({ table, info, hosting }: Omit<RoomProps, 'draft'>): void {
  const tell = useTell(table)
  const atOnce = hosting && info.atOnce === true
  useEffect(() => {
    if (atOnce) void tell({ type: 'ready', ready: true, ...table.throwDice() })
  }, [atOnce, table, tell])
}
