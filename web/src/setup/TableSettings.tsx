import { type Settings, TALKS } from '@grotto/protocol'
import { FACTS, type GameName } from '../games.ts'
import { Choice } from '../play/Choice.tsx'
import { useWords } from '../words/words.tsx'
import { TableName } from './TableName.tsx'
import { Toggle } from './Toggle.tsx'

const CLOCKS: readonly number[] = [0, 30, 60, 120, 300, 86_400, 259_200]

/** A time to decide in its largest whole unit. */
export function unitOf(seconds: number): { unit: string; count: number } {
  if (seconds === 0) return { unit: 'none', count: 0 }
  if (seconds % 86_400 === 0) return { unit: 'day', count: seconds / 86_400 }
  if (seconds % 3600 === 0) return { unit: 'hour', count: seconds / 3600 }
  return seconds % 60 === 0 ? { unit: 'minute', count: seconds / 60 } : { unit: 'second', count: seconds }
}

const UNDOS = ['free', 'consent', 'none'] as const

/** Milliseconds a bot waits before it decides. */
const PACES = { quick: 300, usual: 900, slow: 3000 } as const
const PACE_NAMES = ['quick', 'usual', 'slow'] as const

/** The pace nearest to what a table was given; where it was given none, the server's own is taken for the usual one. */
const paceOf = (pace: number = PACES.usual) =>
  pace < PACES.usual ? 'quick' : pace < 2 * PACES.usual ? 'usual' : 'slow'

interface SettingsProps {
  readonly game: GameName
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly disabled?: boolean
  /** Whether it may be in the public list. */
  readonly listed?: boolean
}

/** What the host decides about a table besides the options of the game. */
export function TableSettings({ game, settings, change, disabled = false, listed = true }: SettingsProps) {
  const words = useWords()
  return (
    <>
      <Choice
        name="clock"
        legend={words.say('table.setup.clock')}
        values={[...new Set([...CLOCKS, settings.clock])].sort((a, b) => a - b)}
        value={settings.clock}
        label={seconds => words.say('table.setup.clock.value', unitOf(seconds))}
        choose={clock => change({ clock })}
        disabled={disabled}
      />
      {!FACTS[game].secret && <Agreements settings={settings} change={change} disabled={disabled} />}
      <Choice
        name="pace"
        legend={words.say('table.setup.pace')}
        values={PACE_NAMES}
        value={paceOf(settings.botPace)}
        label={each => words.say(`table.setup.pace.${each}`)}
        choose={each => change({ botPace: PACES[each] })}
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
        disabled={disabled || !listed}
      />
      <TableName settings={settings} change={change} disabled={disabled} />
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

/**
 * What those agree on who play together. A secret choice may be changed until all have chosen, and never be taken back
 * after that; and where everybody plays for herself, nobody plays for the others.
 */
function Agreements({ settings, change, disabled = false }: Pick<SettingsProps, 'settings' | 'change' | 'disabled'>) {
  const words = useWords()
  return (
    <>
      <Choice
        name="undo"
        legend={words.say('table.setup.undo')}
        values={UNDOS}
        value={settings.undo}
        label={each => words.say(`table.setup.undo.${each}`)}
        choose={undo => change({ undo })}
        disabled={disabled}
      />
      <Choice
        name="talk"
        legend={words.say('table.setup.talk')}
        values={TALKS}
        value={settings.talk ?? 'free'}
        label={each => words.say(`table.setup.talk.${each}`)}
        choose={talk => change({ talk })}
        disabled={disabled}
      />
      <small className="quiet">{words.say(`table.talk.${settings.talk ?? 'free'}`)}</small>
      <Toggle
        name={words.say('table.setup.hints')}
        note={words.say('table.setup.hints.note')}
        on={settings.hints ?? true}
        change={hints => change({ hints })}
        disabled={disabled}
      />
    </>
  )
}
