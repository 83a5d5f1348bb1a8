import type { TableInfo, TableNote } from '@grotto/protocol'
import { useEffect, useRef } from 'react'
import { toast } from '../app/Toasts.tsx'
import { live } from '../net/socket.ts'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'
import { noteText } from './notes.ts'

/** Own acts of which nobody has to be told. */
const OWN_ACTS: readonly TableNote['kind'][] = ['left', 'botIn', 'botOut', 'handedOver', 'late']

/** Says what happened to people at the table since this page came: who left, who was removed, who hosts. */
export function useAnnouncements({ notes = [], status }: TableInfo): void {
  const words = useWords()
  const told = useRef<number | undefined>(undefined)
  const latest = notes.at(-1)?.number ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note is told once, whatever else changes
  useEffect(() => {
    const fresh = told.current === undefined ? [] : notes.filter(({ number }) => number > told.current!)
    told.current = latest
    for (const note of fresh) {
      const mine = note.person === live.person
      if (mine && note.kind === 'removed') toast(words.say('table.refusal.sentAway'))
      else if (!mine || !OWN_ACTS.includes(note.kind)) toast(noteText(words, note, status))
    }
  }, [latest])
}

/** Says so when the clock has taken a decision of mine: that one, and no more. */
export function useMissed(table: LiveTable): void {
  const words = useWords()
  const told = useRef<number | undefined>(undefined)
  const { log = [] } = table.known ?? {}
  const last = log.findLast(({ by, seat }) => by === 'clock' && seat === table.viewer)?.version ?? 0
  const here = log.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each decision
  useEffect(() => {
    if (!here) return
    if (told.current !== undefined && last > told.current) toast(words.say('table.standIn.missed'))
    told.current = last
  }, [last, here])
}

/** Whether I was sent away from this table, and nobody has invited me since. */
export const wasSentAway = ({ notes = [] }: TableInfo): boolean =>
  notes.findLast(({ person }) => person === live.person)?.kind === 'removed'
