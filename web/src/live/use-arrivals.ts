import type { TableInfo } from '@grotto/protocol'
import { useEffect, useRef, useState } from 'react'
import { live } from '../net/socket.ts'
import { useWords } from '../words/words.tsx'
import { newcomers } from './newcomers.ts'

/** Who has just sat down, for ears: eyes see the seat filled. */
export function useArrivals({ seats }: TableInfo): string {
  const words = useWords()
  const known = useRef(seats)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const names = newcomers(known.current, seats, live.person)
    known.current = seats
    if (names.length > 0) setSaid(words.say('table.room.came', { count: names.length, names: words.list(names) }))
  }, [seats, words])
  return said
}
