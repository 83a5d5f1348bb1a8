import { useEffect } from 'react'
import { Header } from '../app/Header.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { useInstall } from './install.ts'
import './about.css'

/** What Grotto is, whose games it plays, what it knows of people, where it comes from, how to keep it. */
export function AboutScreen() {
  return (
    <WordsFor areas={['common', 'about']}>
      <Header back="/" />
      <About />
    </WordsFor>
  )
}

/** The footer of the front page leads to each of these. */
const PARTS = {
  about: ['about.about.text'],
  keys: ['about.keys.text', 'about.keys.scan', 'about.keys.command'],
  credits: ['about.credits.text', 'about.credits.unofficial'],
  privacy: ['about.privacy.text', 'about.privacy.forget'],
  source: ['about.source.text'],
  install: ['about.install.text'],
} as const
const NAMES = Object.keys(PARTS) as readonly (keyof typeof PARTS)[]

function About() {
  const words = useWords()
  usePageTitle(words.say('about.title'))
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <main className="about">
      <h1>{words.say('about.title')}</h1>
      <div className="about-parts">
        {NAMES.map(part => (
          <section key={part} id={part} className="paper">
            <h2>{words.say(`about.${part}`)}</h2>
            {PARTS[part].map(text => (
              <p key={text}>{words.say(text)}</p>
            ))}
            {part === 'install' && <Install />}
          </section>
        ))}
      </div>
    </main>
  )
}

function Install() {
  const words = useWords()
  const install = useInstall()
  if (!install) return <p>{words.say('about.install.how')}</p>
  return (
    <button type="button" className="dark" onClick={install}>
      {words.say('about.install.go')}
    </button>
  )
}
