import type { TableInfo } from '@grotto/protocol'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { isWord, type LiveTable } from './live-table.ts'

const TablePanel = lazy(async () => ({ default: (await import('./TablePanel.tsx')).TablePanel }))

/** The way to people and chat, with the number of sayings not yet read. */
export function LiveMenu({ table, info }: { table: LiveTable; info: TableInfo }) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(0)
  const heard = table.said.filter(isWord).length
  const unread = open ? 0 : heard - read
  const show = (shown: boolean) => {
    setOpen(shown)
    setRead(heard)
  }
  // Word that the game was stopped stands on the board.
  useEffect(() => {
    if (info.status === 'abandoned') setOpen(false)
  }, [info.status])
  return (
    <>
      <button
        type="button"
        className="icon talk"
        aria-label={words.say('table.panel.open', { unread })}
        onClick={() => show(true)}
      >
        <Glyph name="chat" />
        {unread > 0 && <i aria-hidden="true">{unread}</i>}
      </button>
      {open && (
        <Suspense>
          <TablePanel table={table} info={info} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  )
}
