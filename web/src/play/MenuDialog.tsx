import { LANGUAGE_NAMES, LANGUAGES } from '@grotto/words'
import { Dialog } from 'radix-ui'
import { Link } from 'wouter'
import { toast } from '../app/Toasts.tsx'
import { pageOf } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { askToNotify, canNotify } from '../settings/notifications.ts'
import { CONFIRMS, SPEEDS, THEMES, useSettings } from '../settings/settings.ts'
import { canVibrate } from '../settings/vibration.ts'
import { useLanguage, useWords } from '../words/words.tsx'
import { Choice } from './Choice.tsx'
import { KeyList } from './KeyList.tsx'
import { type Reported, ReportProblem } from './ReportProblem.tsx'
import { WordsForGame } from './WordsForGame.tsx'
import '../theme/dialog.css'

interface Props {
  readonly game: GameName
  readonly reported: Reported
  readonly onClose: () => void
  readonly typing?: () => void
}

/** Settings of this device, reachable from every table: language, pace, motion, sound. */
export function MenuDialog({ game, reported, onClose, typing }: Props) {
  const words = useWords()
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog menu-dialog paper" aria-describedby={undefined}>
          <Dialog.Title asChild>
            <h2>{words.say('table.menu.title')}</h2>
          </Dialog.Title>
          <SettingChoices game={game} />
          <KeyList game={game} />
          <WordsForGame game={game} more={['reports']}>
            <ReportProblem {...reported} />
          </WordsForGame>
          <div className="dialog-buttons">
            {typing && (
              <button
                type="button"
                className="plain"
                aria-keyshortcuts="/"
                onClick={() => {
                  onClose()
                  typing()
                }}
              >
                <Glyph name="keyboard" />
                {words.say('table.command.open')}
              </button>
            )}
            {pageOf(game).rulebook && (
              <Link className="plain" href={`/rules/${game}`}>
                <Glyph name="book" />
                {words.say('table.menu.rules')}
              </Link>
            )}
            <Link className="plain" href="/">
              <Glyph name="door" />
              {words.say('common.toFront')}
            </Link>
            <button type="button" className="dark" onClick={onClose}>
              {words.say('common.close')}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const ON_OFF = ['on', 'off'] as const
const MOTIONS = ['system', 'reduced', 'full'] as const

function SettingChoices({ game }: { game: GameName }) {
  const words = useWords()
  const settings = useSettings()
  const { language, choose } = useLanguage()
  return (
    <>
      <Choice
        name="menu-language"
        legend={words.say('common.language')}
        values={LANGUAGES}
        value={language}
        label={each => LANGUAGE_NAMES[each]}
        choose={choose}
      />
      <Choice
        name="menu-sound"
        legend={words.say('table.settings.sound')}
        values={ON_OFF}
        value={settings.sound ? 'on' : 'off'}
        label={each => words.say(`table.settings.sound.${each}`)}
        choose={each => settings.change({ sound: each === 'on' })}
      />
      {canVibrate() && (
        <Choice
          name="menu-vibration"
          legend={words.say('table.settings.vibration')}
          values={ON_OFF}
          value={settings.vibration ? 'on' : 'off'}
          label={each => words.say(`table.settings.sound.${each}`)}
          choose={each => settings.change({ vibration: each === 'on' })}
        />
      )}
      <Choice
        name="menu-speed"
        legend={words.say('table.settings.speed')}
        values={SPEEDS}
        value={settings.speed}
        label={each => words.say(`table.settings.speed.${each}`)}
        choose={speed => settings.change({ speed })}
      />
      <Choice
        name="menu-motion"
        legend={words.say('table.settings.motion')}
        values={MOTIONS}
        value={settings.motion}
        label={each => words.say(`table.settings.motion.${each}`)}
        choose={motion => settings.change({ motion })}
      />
      <Choice
        name="menu-theme"
        legend={words.say('common.theme')}
        values={THEMES}
        value={settings.theme}
        label={each => words.say(`common.theme.${each}`)}
        choose={theme => settings.change({ theme })}
      />
      <CareChoices game={game} />
      {canNotify() && <Reminder />}
    </>
  )
}

/** What asks before it is done, where the game has such things. */
function CareChoices({ game }: { game: GameName }) {
  const words = useWords()
  const settings = useSettings()
  return (
    <>
      {pageOf(game).holds && (
        <Choice
          name="menu-confirm"
          legend={words.say('table.settings.confirm')}
          values={CONFIRMS}
          value={settings.confirm}
          label={each => words.say(`table.settings.confirm.${each}`)}
          choose={confirm => settings.change({ confirm })}
        />
      )}
      {pageOf(game).asksTwice && (
        <Choice
          name="menu-ask-twice"
          legend={words.say('table.settings.askTwice')}
          values={ON_OFF}
          value={settings.askTwice ? 'on' : 'off'}
          label={each => words.say(`table.settings.askTwice.${each}`)}
          choose={each => settings.change({ askTwice: each === 'on' })}
        />
      )}
    </>
  )
}

/** Off until the player wants it and the browser agrees. */
function Reminder() {
  const words = useWords()
  const { remind, change } = useSettings()
  const choose = async (on: boolean) => {
    const agreed = on && (await askToNotify())
    if (on && !agreed) toast(words.say('table.settings.remind.denied'))
    change({ remind: agreed })
  }
  return (
    <Choice
      name="menu-remind"
      legend={words.say('table.settings.remind')}
      values={ON_OFF}
      value={remind ? 'on' : 'off'}
      label={each => words.say(`table.settings.remind.${each}`)}
      choose={each => void choose(each === 'on')}
    />
  )
}
