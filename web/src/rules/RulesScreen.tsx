import { useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'wouter'
import { useArrival } from '../app/arrival.ts'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { pageOf } from '../boards/boards.ts'
import { FACTS, type GameName, isGame } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { Toggle } from '../setup/Toggle.tsx'
import { useWords, WordsFor } from '../words/words.tsx'
import { BookNav } from './BookNav.tsx'
import { loadBook, loadGlossary, useText } from './books.ts'
import { Contents, SearchBox } from './Finder.tsx'
import { chaptersOf, findRules, howMuch, rulesIn, wantedBy } from './find.ts'
import { sectionsOf, type Term, termsByRule } from './glossary.ts'
import { Reader } from './Rulebook.tsx'
import { useHash } from './use-hash.ts'
import '../setup/setup.css'
import './rules.css'

/** A number to type, as this book has them. */
const exampleOf = (rules: ReadonlySet<string>): string => [...rules][Math.floor(rules.size / 4)]!

const NO_TERMS: ReadonlyMap<string, readonly Term[]> = new Map()

export function RulesScreen() {
  const { game } = useParams<{ game: string }>()
  if (!isGame(game) || !pageOf(game).rulebook) return <NotFound />
  const { area } = pageOf(game)
  return (
    <WordsFor areas={['common', 'rules', ...(area ? [area] : [])]}>
      <Header back="/" />
      <Rules key={game} game={game} />
    </WordsFor>
  )
}

function Rules({ game }: { game: GameName }) {
  const words = useWords()
  const { language } = words
  const book = useText(() => loadBook(game, language), game + language)
  const blocks = book?.blocks
  const [query, setQuery] = useState('')
  const [terms, setTerms] = useState<ReadonlyMap<string, readonly Term[]>>(NO_TERMS)
  const showTerms = async (on: boolean) => setTerms(on ? termsByRule(sectionsOf(await loadGlossary()), game) : NO_TERMS)
  const hash = useHash(query === '' && blocks)
  useEffect(() => {
    if (hash) setQuery('')
  }, [hash])
  const wanted = useMemo(() => wantedBy(query), [query])
  const shown = useMemo(() => blocks && (wanted ? findRules(blocks, wanted) : blocks), [blocks, wanted])
  const rules = useMemo(() => new Set(blocks && rulesIn(blocks)), [blocks])
  useArrival(blocks !== undefined)
  usePageTitle(words.say('common.about', { what: words.say('rules.title'), text: FACTS[game].title }))
  if (!blocks || !shown) return <Loading />
  const searched = wanted && 'words' in wanted ? wanted.words : []
  return (
    <main className="rules">
      <aside>
        <BookNav current={game} />
        <div className="finder">
          <SearchBox
            label={words.say('rules.search')}
            hint={words.say('rules.search.hint', { rule: exampleOf(rules) })}
            query={query}
            search={setQuery}
            found={wanted && words.say('rules.found', { count: howMuch(shown) })}
          />
          <Contents chapters={chaptersOf(blocks)} leave={() => setQuery('')} />
        </div>
        <Toggle name={words.say('rules.otherNames')} on={terms !== NO_TERMS} change={showTerms} />
        {pageOf(game).lesson && (
          <Link className="second" href={`/learn/${game}`}>
            <Glyph name="school" />
            {words.say('rules.learn')}
          </Link>
        )}
        <Link className="primary" href={`/play/${game}`}>
          {words.say('rules.play')}
        </Link>
      </aside>
      <article className="paper rulebook">
        <Reader reading={{ rules, target: hash, words: searched, terms, pictures: book?.pictures }} blocks={shown} />
      </article>
    </main>
  )
}
