import { useWords } from '../words/words.tsx'
import { CELL_NAMES } from './experiment-link.ts'
import type { Setting } from './setting.ts'

interface Props {
  readonly settings: readonly Setting[]
  readonly shown: number
  readonly show: (place: number) => void
  readonly change: (settings: readonly Setting[]) => void
}

/** One setting, or two to compare: which of them is being changed, and a way to add or remove the second. */
export function Settings({ settings, shown, show, change }: Props) {
  const words = useWords()
  const [first] = settings
  if (settings.length < 2)
    return (
      <div className="lab-settings">
        <button type="button" className="second" onClick={() => first && change([first, first])}>
          {words.say('lab.compare')}
        </button>
        <small>{words.say('lab.compare.note')}</small>
      </div>
    )
  return (
    <fieldset className="lab-settings">
      <legend className="unseen">{words.say('lab.settings')}</legend>
      {settings.map((_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a setting is its place
          key={place}
          type="button"
          className="lab-tab"
          aria-pressed={place === shown}
          onClick={() => show(place)}
        >
          {words.say('lab.setting', { name: CELL_NAMES[place] ?? '' })}
        </button>
      ))}
      <button type="button" className="plain" onClick={() => first && change([first])}>
        {words.say('lab.alone')}
      </button>
    </fieldset>
  )
}
