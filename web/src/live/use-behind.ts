import type { LogItem, TableInfo } from '@grotto/protocol'
import { useEffect, useRef, useState } from 'react'
import type { LiveTable } from './live-table.ts'
import { rememberSeen, seenMoves } from './seen-games.ts'

/** After a break the news comes a moment later than the line. */
const CATCHING_UP_MS = 2000

/**
 * The move from which a game went on without me to its end: while this page was closed, out of sight or cut off.
 * Nothing where I saw it end, or have put the news away.
 */
export function useBehind(table: LiveTable, info: TableInfo): { from: number; dismiss: () => void } | undefined {
  const [from, setFrom] = useState<number>()
  const watching = useWatching(table, info)
  const log = table.known?.log
  const over = info.status === 'finished'
  const seated = table.viewer !== 'spectator'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when something happened
  useEffect(() => {
    if (!seated || !log || !table.view) return
    const before = seenMoves(info.id) ?? lastOwnMove(log, table)
    if (over && !watching.current && before !== undefined && before < log.length) return setFrom(before)
    if (!document.hidden) rememberSeen(info.id, log.length)
  }, [seated, over, log, table.view !== undefined])
  if (!over || from === undefined) return undefined
  return {
    from,
    dismiss: () => {
      rememberSeen(info.id, log?.length ?? 0)
      setFrom(undefined)
    },
  }
}

/** Whether this page is looking on while the game is played. */
function useWatching({ connection }: LiveTable, { status }: TableInfo) {
  const watching = useRef(false)
  useEffect(() => {
    if (status !== 'playing') return
    watching.current = false
    if (connection !== 'open') return
    const look = () => {
      watching.current = !document.hidden
    }
    const timer = setTimeout(look, CATCHING_UP_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [connection, status])
  return watching
}

/** On a device that never saw the game: right after what I last did myself, where a bot has played for me since. */
function lastOwnMove(log: readonly LogItem[], { viewer }: LiveTable): number | undefined {
  const own = log.findLastIndex(({ seat, by }) => seat === viewer && by === 'human')
  const forMe = log.slice(own + 1).some(({ seat, by }) => seat === viewer && by !== 'human')
  return forMe ? own + 1 : undefined
}
