import { LANGUAGE_NAMES, LANGUAGES } from '@grotto/words'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Link } from 'wouter'
import { useMe } from '../account/me.ts'
import { Glyph, Logo } from '../pictures/Glyph.tsx'
import { Token } from '../pictures/Portrait.tsx'
import { useDaylight, useSettings } from '../settings/settings.ts'
import { useLanguage, useWords } from '../words/words.tsx'
import { useCode } from './codes.ts'
import './header.css'

const NameDialog = lazy(async () => ({ default: (await import('../account/NameDialog.tsx')).NameDialog }))

/** The strip above every screen but a board in play. */
export function Header({ back, children }: { back?: string; children?: ReactNode }) {
  const words = useWords()
  return (
    <header className={back ? 'header with-back' : 'header'}>
      {back && (
        <Link className="icon" href={back} aria-label={words.say('common.back')}>
          <Glyph name="back" />
        </Link>
      )}
      <Link className="brand" href="/" aria-label={words.say('common.frontPage')}>
        <Logo />
        <span>{words.say('common.name')}</span>
      </Link>
      <span className="spacer" />
      {children}
      <Languages />
      <ThemeSwitch />
      <SoundSwitch />
      <MyName />
    </header>
  )
}

export function Languages() {
  const words = useWords()
  const { language, choose } = useLanguage()
  return (
    <fieldset className="languages">
      <legend className="unseen">{words.say('common.language')}</legend>
      {LANGUAGES.map(each => (
        <label key={each} title={LANGUAGE_NAMES[each]}>
          <input
            type="radio"
            name="language"
            className="unseen"
            aria-label={LANGUAGE_NAMES[each]}
            checked={each === language}
            onChange={() => choose(each)}
          />
          <span aria-hidden="true">{each.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** By day or by night; whoever never presses it has what the system says. */
export function ThemeSwitch() {
  const words = useWords()
  const change = useSettings(settings => settings.change)
  const day = useDaylight()
  return (
    <button
      type="button"
      className="icon theme"
      aria-label={words.say('common.theme.toggle', { theme: day ? 'light' : 'dark' })}
      onClick={() => change({ theme: day ? 'dark' : 'light' })}
    >
      <Glyph name={day ? 'moon' : 'sun'} />
    </button>
  )
}

export function SoundSwitch() {
  const words = useWords()
  const { sound, change } = useSettings()
  return (
    <button
      type="button"
      className="icon sound"
      aria-label={words.say(sound ? 'common.soundOn' : 'common.soundOff')}
      aria-pressed={sound}
      onClick={() => change({ sound: !sound })}
    >
      <Glyph name={sound ? 'sound' : 'silent'} />
    </button>
  )
}

function MyName() {
  const words = useWords()
  const name = useMe(me => me.name) || words.say('common.guest')
  // A link from another device leads to the dialog that takes its code.
  const [editing, setEditing] = useState(false)
  const edit = useCallback(() => setEditing(true), [])
  useCode('device', edit)
  return (
    <>
      <button type="button" className="me" onClick={() => setEditing(true)}>
        <Token who="sky" name={name} />
        <span className="unseen">{words.say('common.yourName')}</span>
        <span className="name">{name}</span>
      </button>
      {editing && (
        <Suspense>
          <NameDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
