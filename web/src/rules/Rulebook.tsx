import { LANGUAGES } from '@grotto/words'
import { createContext, useContext } from 'react'
import { useWords } from '../words/words.tsx'
import type { BookPictures } from './book-pictures.ts'
import { chapterId, cutAt } from './find.ts'
import type { Term } from './glossary.ts'
import { type Block, type Item, type Pictured, parseSpans, type Span } from './markdown.ts'

/** What the reader looks at: the rules there are, the one the address names, the words she searched. */
export interface Reading {
  readonly rules: ReadonlySet<string>
  readonly target: string
  readonly words: readonly string[]
  /** What other rulebooks call the things of a rule; nothing unless she asked for it. */
  readonly terms: ReadonlyMap<string, readonly Term[]>
  readonly pictures: BookPictures | undefined
}
export const ReadingContext = createContext<Reading>({
  rules: new Set(),
  target: '',
  words: [],
  terms: new Map(),
  pictures: undefined,
})

/** A text with its pictures: what these refer to stands beside it, once. */
export function Reader({ reading, blocks }: { reading: Reading; blocks: readonly Block[] }) {
  const { pictures } = reading
  return (
    <ReadingContext value={reading}>
      {pictures && (
        <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
          <pictures.Definitions />
        </svg>
      )}
      <Blocks blocks={blocks} />
    </ReadingContext>
  )
}

/** A rulebook on paper; every numbered rule can be linked to. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  let chapter = 0
  return blocks.map((block, i) => {
    if (block.kind === 'heading' && block.level === 2) chapter += 1
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    return <BlockOf key={i} block={block} chapter={chapter} />
  })
}

function BlockOf({ block, chapter }: { block: Block; chapter: number }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={block.level} text={block.text} chapter={chapter} />
    case 'paragraph':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <RuleItem key={item.rule ?? i} item={item} />
          ))}
        </ul>
      )
    case 'code':
      return <pre>{block.text}</pre>
    case 'pictures':
      return <Pictures pictures={block.pictures} />
    case 'table':
      return <Table head={block.head} rows={block.rows} />
  }
}

function Heading({ level, text, chapter }: { level: number; text: string; chapter: number }) {
  if (level === 1) return <h1>{text}</h1>
  return level === 2 ? <h2 id={chapterId(text, chapter)}>{text}</h2> : <h3>{text}</h3>
}

function Pictures({ pictures }: { pictures: readonly Pictured[] }) {
  return (
    <p className={pictures.length <= 2 ? 'pictures few' : 'pictures'}>
      {pictures.map(each => (
        <PictureOf key={each.name} {...each} />
      ))}
    </p>
  )
}

function PictureOf({ name, text }: Pictured) {
  const words = useWords()
  const draw = useContext(ReadingContext).pictures?.pictures[name]
  if (!draw) return null
  const { width, height, drawing } = draw(key => (words.has(key) ? words.say(key) : ''))
  return (
    <svg role="img" aria-label={text} viewBox={`0 0 ${width} ${height}`} style={{ width: `${width / 16}rem` }}>
      {drawing}
    </svg>
  )
}

function RuleItem({ item: { rule, blocks } }: { item: Item }) {
  const { target, terms } = useContext(ReadingContext)
  if (!rule)
    return (
      <li>
        <Blocks blocks={blocks} />
      </li>
    )
  return (
    <li id={rule} className={rule === target ? 'rule target' : 'rule'}>
      <a className="number" href={`#${rule}`}>
        {rule}
      </a>
      <div>
        <Blocks blocks={blocks} />
        {terms.get(rule)?.map(term => (
          <OtherNames key={term.id} term={term} />
        ))}
      </div>
    </li>
  )
}

/** A term as the boxes of the other languages print it. */
function OtherNames({ term: { names } }: { term: Term }) {
  const own = useWords().language
  return (
    <p className="names">
      <b>{names[own]}</b>
      {LANGUAGES.filter(language => language !== own).map(language => (
        <span key={language} lang={language} data-language={language}>
          {names[language]}
        </span>
      ))}
    </p>
  )
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page must be scrolled by keys too
    <section className="scroll" tabIndex={0} aria-label={head.filter(Boolean).join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map(cell => (
              <th key={cell} scope="col">
                <Spans text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
                <td key={i}>
                  <Spans text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Spans = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
  parseSpans(text).map((span, i) => <SpanOf key={i} {...span} />)

/** How the four languages call what the rulebooks leave open, do not print, or say differently. */
const MARKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['Ruling', 'Decisión', 'Décision', 'Decisione'].map(word => [word, 'ruling'])),
  ...Object.fromEntries(['Data', 'Datos', 'Données', 'Dati'].map(word => [word, 'data'])),
  ...Object.fromEntries(['Edition', 'Edición', 'Édition', 'Edizione'].map(word => [word, 'edition'])),
}

function SpanOf({ kind, text }: Span) {
  if (kind === 'code') return <code>{text}</code>
  if (kind === 'bold')
    return MARKS[text] ? <b className={`mark ${MARKS[text]}`}>{text}</b> : <b>{<Prose text={text} />}</b>
  return kind === 'italic' ? <em>{<Prose text={text} />}</em> : <Prose text={text} />
}

const NUMBER = /\b([A-Z]-\d+)\b/

/** Plain words: rules they name are links, words that were searched are marked. */
function Prose({ text }: { text: string }) {
  const { rules, words } = useContext(ReadingContext)
  return text.split(NUMBER).map((piece, i) =>
    rules.has(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
      <a key={i} href={`#${piece}`}>
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
      <Found key={i} text={piece} words={words} />
    ),
  )
}

const Found = ({ text, words }: { text: string; words: readonly string[] }) =>
  cutAt(text, words).map(([piece, found], i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    found ? <mark key={i}>{piece}</mark> : piece,
  )
