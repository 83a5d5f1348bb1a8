import type { LogItem } from '@grotto/protocol'
import { useEffect, useRef } from 'react'
import { toast } from '../app/Toasts.tsx'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'

/** Says who took a move back: the moves themselves just vanish. What was taken back before I came says nothing. */
export function useTookBack(table: LiveTable, names: readonly string[] | undefined): void {
  const words = useWords()
  const step = table.known?.log.findLast(({ backTo }) => backTo !== undefined)
  const told = useRef<number | undefined>(undefined)
  useEffect(() => {
    const latest = table.known?.log.at(-1)?.version ?? 0
    const fresh = told.current !== undefined && step !== undefined && step.version > told.current
    if (names) told.current = latest
    if (fresh && names && isNews(step, table)) toast(words.say(keyOf(step), { name: names[step.seat!] ?? '' }))
  })
}

/** Whoever did it alone needs not be told. */
const isNews = ({ seat, agreed }: LogItem, { viewer }: LiveTable): boolean =>
  seat !== undefined && (agreed === true || seat !== viewer)

const keyOf = ({ agreed }: LogItem) => (agreed ? 'table.tookBack.agreed' : 'table.tookBack')
