import { Link } from 'wouter'
import { ThemeSwitch } from '../app/Header.tsx'
import { useWords } from '../words/words.tsx'

const LINKS = ['about', 'keys', 'credits', 'privacy', 'source', 'install'] as const

/** What stands below everything; which Grotto this is, for whoever reports a problem: the head of the page says it. */
export function Footer() {
  const words = useWords()
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content
  return (
    <footer className="footer">
      <nav>
        {LINKS.map(each => (
          <Link key={each} href={`/about#${each}`}>
            {words.say(`lobby.footer.${each}`)}
          </Link>
        ))}
        <Link href="/lab">{words.say('lobby.footer.lab')}</Link>
        <ThemeSwitch />
      </nav>
      <p>Grotto {version}</p>
    </footer>
  )
}
