import type { Settings } from '@grotto/protocol'
import { LANGUAGE_NAMES, LANGUAGES } from '@grotto/words'
import { useEffect, useState } from 'react'
import { Choice } from '../play/Choice.tsx'
import { useWords } from '../words/words.tsx'

const LONGEST_NAME = 40

interface Props {
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly disabled: boolean
}

/** What the table is called and which language is spoken there: for those who look for one. */
export function TableName({ settings, change, disabled }: Props) {
  const words = useWords()
  return (
    <>
      <NameField name={settings.name ?? ''} change={name => change({ name })} disabled={disabled} />
      <Choice
        name="language-spoken"
        legend={words.say('table.setup.language')}
        values={['', ...LANGUAGES]}
        value={settings.language ?? ''}
        label={each =>
          LANGUAGES.find(known => known === each) ? LANGUAGE_NAMES[each as 'en'] : words.say('table.setup.language.any')
        }
        choose={language => change({ language })}
        disabled={disabled}
      />
    </>
  )
}

interface FieldProps {
  readonly name: string
  readonly change: (name: string) => void
  readonly disabled: boolean
}

/** Told when it has been written, not with every letter. */
function NameField({ name, change, disabled }: FieldProps) {
  const words = useWords()
  const [written, write] = useState(name)
  useEffect(() => write(name), [name])
  return (
    <label className="table-name">
      <b>{words.say('table.setup.name')}</b>
      <small>{words.say('table.setup.name.note')}</small>
      <input
        className="field"
        value={written}
        maxLength={LONGEST_NAME}
        disabled={disabled}
        autoComplete="off"
        onInput={event => write(event.currentTarget.value)}
        onChange={() => {}}
        onBlur={() => written.trim() !== name && change(written.trim())}
      />
    </label>
  )
}
