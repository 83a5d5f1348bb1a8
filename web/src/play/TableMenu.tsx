import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Link } from 'wouter'
import { SoundSwitch } from '../app/Header.tsx'
import { pageOf } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { Reported } from './ReportProblem.tsx'

const MenuDialog = lazy(async () => ({ default: (await import('./MenuDialog.tsx')).MenuDialog }))

interface Props {
  readonly game: GameName
  readonly undo?: () => void
  /** Opens the command line. */
  readonly typing?: () => void
  /** What would be reported if something is wrong. */
  readonly reported: Reported
  readonly children?: ReactNode
}

/** The page's own buttons, placed by every board at the end of its bar. */
export function TableMenu({ game, undo, typing, reported, children }: Props) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <nav className="table-menu" aria-label={words.say('table.menu.title')}>
      {undo && (
        <button type="button" className="icon" aria-label={words.say('table.menu.undo')} onClick={undo}>
          <Glyph name="again" />
        </button>
      )}
      {children}
      {pageOf(game).rulebook && (
        <Link className="icon rules-link" href={`/rules/${game}`} aria-label={words.say('table.menu.rules')}>
          <Glyph name="book" />
        </Link>
      )}
      <SoundSwitch />
      <button
        ref={opener}
        type="button"
        className="icon"
        aria-label={words.say('table.menu.open')}
        onClick={() => setOpen(true)}
      >
        <Glyph name="menu" />
      </button>
      {open && (
        <Suspense>
          <MenuDialog game={game} reported={reported} onClose={close} {...(typing && { typing })} />
        </Suspense>
      )}
    </nav>
  )
}
