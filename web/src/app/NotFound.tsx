import { Link } from 'wouter'
import { useWords } from '../words/words.tsx'
import { Header } from './Header.tsx'
import { usePageTitle } from './page-title.ts'
import './screens.css'

export function NotFound() {
  const words = useWords()
  usePageTitle(words.say('common.notFound.title'))
  return (
    <>
      <Header />
      <main className="message">
        <h1>{words.say('common.notFound.title')}</h1>
        <p>{words.say('common.notFound.text')}</p>
        <Link className="primary" href="/">
          {words.say('common.toFront')}
        </Link>
      </main>
    </>
  )
}
