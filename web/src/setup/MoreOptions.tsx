import { Suspense, useId, useState } from 'react'
import type { GameName } from '../games.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useWords } from '../words/words.tsx'
import type { AnyDraft, AnyForm, FormProps } from './form.ts'
import './more.css'

interface MoreProps extends FormProps<AnyDraft> {
  readonly game: GameName
  readonly more: NonNullable<AnyForm['more']>
}

/** What few tables change stays folded up, and is loaded when somebody looks. */
export function MoreOptions({ game, more, ...props }: MoreProps) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = more.changesIn(props.draft)
  return (
    <div className="more">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <b>{words.say('table.setup.more')}</b>
        <small className={count > 0 ? 'changed' : undefined}>{words.say('table.setup.changed', { count })}</small>
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <WordsForGame game={game} more={['setup']}>
            <Suspense>
              <more.Options {...props} />
            </Suspense>
          </WordsForGame>
        )}
      </div>
    </div>
  )
}
