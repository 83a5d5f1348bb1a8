import { Dialog } from 'radix-ui'
import { type MouseEvent, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { pageOf } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords, WordsFor } from '../words/words.tsx'
import { loadBook, useText } from './books.ts'
import { findRules, rulesIn } from './find.ts'
import { Reader } from './Rulebook.tsx'
import '../theme/dialog.css'
import './rules.css'
import './rule-sheet.css'

interface Props {
  readonly game: GameName
  readonly rule: string
  readonly onClose: () => void
  /** What has the focus afterwards. */
  readonly goBackTo: () => HTMLElement | null
}

/** A rule over whatever was being done: it is read, and everything is as it was. */
export function RuleSheet({ game, rule, onClose, goBackTo }: Props) {
  const goBack = (event: Event) => {
    event.preventDefault()
    goBackTo()?.focus()
  }
  const { area } = pageOf(game)
  return (
    <WordsFor areas={['common', 'rules', ...(area ? [area] : [])]}>
      <Dialog.Root open onOpenChange={open => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Overlay className="dialog-shade" />
          {/* What is typed here is for the sheet, and not for the board under it. */}
          <Dialog.Content
            className="dialog paper rule-sheet"
            aria-describedby={undefined}
            onCloseAutoFocus={goBack}
            onKeyDown={event => event.stopPropagation()}
          >
            <Sheet game={game} first={rule} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </WordsFor>
  )
}

function Sheet({ game, first, onClose }: { game: GameName; first: string; onClose: () => void }) {
  const words = useWords()
  const { language } = words
  const book = useText(() => loadBook(game, language), game + language)
  const [trail, setTrail] = useState<readonly string[]>([first])
  const rule = trail.at(-1)!
  const rules = useMemo(() => new Set(book && rulesIn(book.blocks)), [book])
  const follow = (event: MouseEvent) => {
    const to = (event.target as Element).closest('a[href^="#"]')?.getAttribute('href')?.slice(1)
    if (!to) return
    event.preventDefault()
    if (rules.has(to) && to !== rule) setTrail([...trail, to])
  }
  return (
    <>
      <div className="sheet-head">
        {trail.length > 1 && (
          <button
            type="button"
            className="icon"
            aria-label={words.say('common.back')}
            onClick={() => setTrail(trail.slice(0, -1))}
          >
            <Glyph name="back" />
          </button>
        )}
        <Dialog.Title asChild>
          <h2>{words.say('rules.one', { rule })}</h2>
        </Dialog.Title>
        <Dialog.Close className="icon" aria-label={words.say('common.close')}>
          <Glyph name="close" />
        </Dialog.Close>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links in it */}
      <div className="rulebook" onClick={follow}>
        {book && (
          <Reader
            reading={{ rules, target: '', words: [], terms: new Map(), pictures: book.pictures }}
            blocks={findRules(book.blocks, { rule })}
          />
        )}
      </div>
      <Link className="plain whole-book" href={`/rules/${game}#${rule}`} onClick={onClose}>
        <Glyph name="book" />
        {words.say('rules.whole')}
      </Link>
    </>
  )
}
