import type { TableInfo, Vote } from '@grotto/protocol'
import { useEffect, useRef } from 'react'
import { toast } from '../app/Toasts.tsx'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'

/** Says so when a proposal has come to nothing: somebody would rather not, it was withdrawn, or its time is over. */
export function useVoteEnded(table: LiveTable, info: TableInfo, names: readonly string[] | undefined): void {
  const words = useWords()
  const before = useRef<readonly Vote[]>([])
  const here = useRef(false)
  useEffect(() => {
    const gone = before.current.filter(vote => !info.votes.some(each => isSame(each, vote)))
    before.current = info.votes
    // What ended while the page was away is no news, and a game that is over says so itself.
    if (here.current && info.status === 'playing' && names)
      for (const vote of gone)
        if (!cameTrue(vote, info, table)) toast(words.say('table.vote.off', { name: names[vote.by] ?? '' }))
    here.current = table.connection !== 'lost'
  })
}

const isSame = (a: Vote, b: Vote): boolean => a.about === b.about && a.by === b.by && a.seat === b.seat

/** Whether they agreed: a game that was stopped is not played any more, else the seat has its bot, or the last thing in the log is that something was taken back. */
function cameTrue({ about, seat }: Vote, { seats }: TableInfo, { known }: LiveTable): boolean {
  if (about === 'abandon') return false
  if (about === 'undo') return known?.log.at(-1)?.agreed === true
  const sitter = seat === undefined ? undefined : seats[seat]
  return sitter?.kind !== 'human' || sitter.standIn !== undefined
}
