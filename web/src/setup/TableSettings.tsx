import type { Settings } from '@grotto/protocol'
import { Choice } from '../play/Choice.tsx'
import { useWords } from '../words/words.tsx'
import { Toggle } from './Toggle.tsx'

const CLOCKS = [0, 30, 60, 300, 86_400] as const
const UNDOS = ['free', 'consent', 'none'] as const

interface SettingsProps {
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly disabled?: boolean
}

/** What the host decides about a table besides the options of the game. */
export function TableSettings({ settings, change, disabled = false }: SettingsProps) {
  const words = useWords()
  return (
    <>
      <Choice
        name="clock"
        legend={words.say('table.setup.clock')}
        values={CLOCKS}
        value={CLOCKS.find(seconds => seconds === settings.clock) ?? 0}
        label={seconds => words.say('table.setup.clock.value', { seconds })}
        choose={clock => change({ clock })}
        disabled={disabled}
      />
      <Choice
        name="undo"
        legend={words.say('table.setup.undo')}
        values={UNDOS}
        value={settings.undo}
        label={each => words.say(`table.setup.undo.${each}`)}
        choose={undo => change({ undo })}
        disabled={disabled}
      />
      <Toggle
        name={words.say('table.setup.odds')}
        note={words.say('table.setup.odds.note')}
        on={settings.odds}
        change={odds => change({ odds })}
        disabled={disabled}
      />
      <Toggle
        name={words.say('table.setup.public')}
        note={words.say('table.setup.public.note')}
        on={settings.visibility === 'public'}
        change={on => change({ visibility: on ? 'public' : 'link' })}
        disabled={disabled}
      />
      <Toggle
        name={words.say('table.setup.spectators')}
        note={words.say('table.setup.spectators.note')}
        on={settings.spectators}
        change={spectators => change({ spectators })}
        disabled={disabled}
      />
    </>
  )
}
