import { LANGUAGE_NAMES, LANGUAGES } from '@grotto/words'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useArrival } from '../app/arrival.ts'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { BookNav } from './BookNav.tsx'
import { loadGlossary, useText } from './books.ts'
import { Contents, SearchBox } from './Finder.tsx'
import { findTerms, gameOf, type Section, sectionsOf, type Term } from './glossary.ts'
import '../setup/setup.css'
import './rules.css'
import './glossary.css'

export const GlossaryScreen = () => (
  <WordsFor areas={['common', 'rules']}>
    <Header back="/" />
    <Glossary />
  </WordsFor>
)

function Glossary() {
  const words = useWords()
  const blocks = useText(loadGlossary, 'glossary')
  const [query, setQuery] = useState('')
  const sections = useMemo(() => blocks && sectionsOf(blocks), [blocks])
  useArrival(sections !== undefined)
  usePageTitle(words.say('rules.glossary'))
  if (!sections) return <Loading />
  const found = findTerms(sections, query)
  const count = found.reduce((sum, { terms }) => sum + terms.length, 0)
  const titleOf = (name: string) => words.say(`rules.glossary.${name as 'cavers'}`)
  return (
    <main className="rules">
      <aside>
        <BookNav current="glossary" />
        <div className="finder">
          <SearchBox
            label={words.say('rules.glossary.search')}
            query={query}
            search={setQuery}
            found={query.trim() === '' ? undefined : words.say('rules.glossary.found', { count })}
          />
          <Contents
            chapters={sections.map(({ name }) => ({ id: name, text: titleOf(name) }))}
            leave={() => setQuery('')}
          />
        </div>
      </aside>
      <article className="paper rulebook">
        <h1>{words.say('rules.glossary')}</h1>
        <p>{words.say('rules.glossary.text')}</p>
        {found.map(section => (
          <Terms key={section.name} title={titleOf(section.name)} section={section} />
        ))}
      </article>
    </main>
  )
}

function Terms({ title, section: { name, terms } }: { title: string; section: Section }) {
  const words = useWords()
  return (
    <>
      <h2 id={name}>{title}</h2>
      <table className="terms">
        <thead>
          <tr>
            {LANGUAGES.map(language => (
              <th key={language} scope="col">
                {LANGUAGE_NAMES[language]}
              </th>
            ))}
            <th scope="col">{words.say('rules.rule')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(term => (
            <TermRow key={term.id} term={term} game={gameOf(name)} />
          ))}
        </tbody>
      </table>
    </>
  )
}

const TermRow = ({ term: { rule, names }, game }: { term: Term; game: string | undefined }) => {
  const own = useWords().language
  return (
    <tr>
      {LANGUAGES.map(language => (
        <td key={language} lang={language} data-language={language} className={language === own ? 'own' : undefined}>
          {names[language]}
        </td>
      ))}
      <td>
        <Link className="number" href={`/rules/${game}#${rule}`}>
          {rule}
        </Link>
      </td>
    </tr>
  )
}
