import type { Seat, Viewer } from '@grotto/kernel'
import { useEffect, useState } from 'react'
import { FACTS } from '../games.ts'
import type { LocalTable } from './local-table.ts'

/** What one device shows when several people share it. */
export type HotSeat =
  /** The board, as this viewer sees it. */
  | { readonly stage: 'board'; readonly viewer: Viewer }
  /** Everybody looks at what has come out; then the device goes to `next`. */
  | { readonly stage: 'between'; readonly next: Seat; readonly pass: () => void }
  /** Nothing can be seen until `next` says that she holds the device. */
  | { readonly stage: 'curtain'; readonly next: Seat; readonly lift: () => void }

/**
 * Who looks. One person: always the same. Several at a game without secrets: whoever is to act. Several at a game with
 * secret choices: a curtain goes up for one person at a time, and everybody sees the reveal.
 */
export function useHotSeat(table: LocalTable): HotSeat {
  const { people } = table
  const asked = table.game.toAct(table.state).filter(seat => people.includes(seat))
  const next = asked[0]
  const [holder, setHolder] = useState<Seat>()
  const [passing, setPassing] = useState(false)
  const [lastSeen, setLastSeen] = useState(table.log.length)
  const [shown, setShown] = useState<Viewer>(people[0] ?? 'spectator')
  const revealed = table.log.length

  useEffect(() => {
    if (next !== undefined) setShown(next)
  }, [next])

  if (people.length === 0) return { stage: 'board', viewer: 'spectator' }
  if (people.length === 1) return { stage: 'board', viewer: people[0]! }
  if (!FACTS[table.kept.game].secret) return { stage: 'board', viewer: next ?? shown }
  if (next === undefined) return { stage: 'board', viewer: 'spectator' }
  if (holder === next) return { stage: 'board', viewer: next }

  const pass = () => setPassing(true)
  const lift = () => {
    setHolder(next)
    setPassing(false)
    setLastSeen(revealed)
  }
  const news = table.log.slice(lastSeen).some(({ event }) => table.game.reveals(event))
  if (news && !passing) return { stage: 'between', next, pass }
  return { stage: 'curtain', next, lift }
}
