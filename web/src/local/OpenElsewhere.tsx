import { Header } from '../app/Header.tsx'
import { useWords, WordsFor } from '../words/words.tsx'
import '../app/screens.css'

export function OpenElsewhere({ takeOver }: { takeOver: () => void }) {
  return (
    <WordsFor areas={['common', 'table']}>
      <Header back="/" />
      <Notice takeOver={takeOver} />
    </WordsFor>
  )
}

function Notice({ takeOver }: { takeOver: () => void }) {
  const words = useWords()
  return (
    <main className="message">
      <h1>{words.say('table.elsewhere.title')}</h1>
      <p>{words.say('table.elsewhere.text')}</p>
      <button type="button" className="primary" onClick={takeOver}>
        {words.say('table.elsewhere.takeOver')}
      </button>
    </main>
  )
}
