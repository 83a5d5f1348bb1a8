import { useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { Badge } from '../front/Badge.tsx'
import { GAMES, type GameName, isGame } from '../games.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { type Block, parseMarkdown } from './markdown.ts'
import { Blocks, headingId } from './Rulebook.tsx'
import '../setup/setup.css'
import './rules.css'

/** The numbered rulebook of docs/rules, each in its own chunk. */
const BOOKS = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const bookOf = (game: GameName) => BOOKS[`../../../docs/rules/${game}.md`]

export function RulesScreen() {
  const { game } = useParams<{ game: string }>()
  if (!isGame(game) || !bookOf(game)) return <NotFound />
  return (
    <WordsFor areas={['common', 'table']}>
      <Header back="/" />
      <Rules key={game} game={game} />
    </WordsFor>
  )
}

function Rules({ game }: { game: GameName }) {
  const words = useWords()
  const blocks = useBook(game)
  usePageTitle(`${words.say('table.menu.rules')}: ${words.say(`common.game.${game}`)}`)
  if (!blocks) return <Loading />
  const chapters = blocks.filter(block => block.kind === 'heading' && block.level === 2)
  return (
    <main className="rules">
      <aside>
        <nav className="pick" aria-label={words.say('table.setup.game')}>
          {GAMES.map(each => (
            <Link key={each} href={`/rules/${each}`} aria-current={each === game ? 'page' : undefined}>
              <Badge game={each} />
              {words.say(`common.game.${each}`)}
            </Link>
          ))}
        </nav>
        {words.language !== 'en' && <p className="note">{words.say('table.rules.english')}</p>}
        <nav className="chapters" aria-label={words.say('table.rules.chapters')}>
          {chapters.map(block => (
            <a key={block.text} href={`#${headingId(block.text)}`}>
              {block.text}
            </a>
          ))}
        </nav>
        <Link className="primary" href={`/play/${game}`}>
          {words.say('table.rules.play')}
        </Link>
      </aside>
      <article className="paper rulebook" lang="en">
        <Blocks blocks={blocks} />
      </article>
    </main>
  )
}

function useBook(game: GameName): readonly (Block & { text: string })[] | undefined {
  const [blocks, setBlocks] = useState<readonly Block[]>()
  useEffect(() => {
    bookOf(game)?.().then(text => setBlocks(parseMarkdown(text)))
  }, [game])
  useEffect(() => {
    if (blocks && location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [blocks])
  return blocks as readonly (Block & { text: string })[] | undefined
}
