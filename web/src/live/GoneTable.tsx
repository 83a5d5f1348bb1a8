import { Link } from 'wouter'
import { Header } from '../app/Header.tsx'
import { useWords } from '../words/words.tsx'
import '../app/screens.css'

/** A table at which nobody plays on: given up before it began, or frozen because its record no longer replays. */
export function GoneTable({ status }: { status: 'abandoned' | 'frozen' }) {
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
