import { lazy, Suspense, useId, useState } from 'react'
import { useWords, WordsFor } from '../words/words.tsx'
import type { OptionProps } from './GameOptions.tsx'
import { changesIn } from './options.ts'
import './more.css'

const SubTerraMore = lazy(async () => ({ default: (await import('./more/SubTerraMore.tsx')).SubTerraMore }))
const DiamantMore = lazy(async () => ({ default: (await import('./more/DiamantMore.tsx')).DiamantMore }))

/** What few tables change stays folded up, and is loaded when somebody looks. */
export function MoreOptions(props: OptionProps) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = changesIn(props.game, props.draft)
  const More = props.game === 'diamant' ? DiamantMore : SubTerraMore
  return (
    <div className="more">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <b>{words.say('table.setup.more')}</b>
        <small className={count > 0 ? 'changed' : undefined}>{words.say('table.setup.changed', { count })}</small>
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <WordsFor areas={['common', 'table', 'setup', props.game === 'diamant' ? 'diamant' : 'subTerra']}>
            <Suspense>
              <More {...props} />
            </Suspense>
          </WordsFor>
        )}
      </div>
    </div>
  )
}
