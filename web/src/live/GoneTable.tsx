import { Link } from 'wouter'
import { Header } from '../app/Header.tsx'
import { useWords } from '../words/words.tsx'
import '../app/screens.css'

/** A table that cannot be shown: given up before it began, frozen because its record no longer replays, or closed to onlookers. */
export function GoneTable({ status }: { status: 'abandoned' | 'frozen' | 'closed' }) {
  const words = useWords()
  return (
    <>
      <Header back="/" />
      <main className="message">
        <h1>{words.say(`table.gone.${status}`)}</h1>
        <p>{words.say(`table.gone.${status}.text`)}</p>
        <Link className="primary" href="/">
          {words.say('common.toFront')}
        </Link>
      </main>
    </>
  )
}
