import type { SeatInfo, TableInfo } from '@grotto/protocol'
import { useCallback } from 'react'
import { dismissProblems } from '../app/Toasts.tsx'
import { useWords } from '../words/words.tsx'
import { sayAnswer } from './answers.ts'
import type { LiveTable, TableRequest } from './live-table.ts'

/** Tells the server something about a table, and the player when it could not be done. */
export function useTell(table: LiveTable): (request: TableRequest) => Promise<boolean> {
  const words = useWords()
  return useCallback(
    async request => {
      const answer = await table.ask(request)
      if (answer.result === 'ok') dismissProblems()
      sayAnswer(words, answer)
      return answer.result === 'ok'
    },
    [table, words],
  )
}

export const mySeat = (table: LiveTable, info: TableInfo): SeatInfo | undefined =>
  table.viewer === 'spectator' ? undefined : info.seats[table.viewer]

export function isHost(table: LiveTable, info: TableInfo): boolean {
  const seat = mySeat(table, info)
  return seat?.kind === 'human' && seat.person === info.host
}
