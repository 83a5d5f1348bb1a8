import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@grotto/words'
import { isValidElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { loadBookPictures, pageOf } from '../boards/boards.ts'
import { GAMES, type GameName } from '../games.ts'
import type { BookPictures } from './book-pictures.ts'
import { type Block, parseMarkdown } from './markdown.ts'

const FOLDER = '../../../docs/rules/pictures'
const BOOKS = GAMES.filter(game => pageOf(game).rulebook)

const read = (game: GameName, language: string): string =>
  readFileSync(
    new URL(`../../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`, import.meta.url),
    'utf8',
  )

const namesIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(block =>
    block.kind === 'pictures'
      ? block.pictures.map(({ name }) => name)
      : block.kind === 'list'
        ? block.items.flatMap(item => namesIn(item.blocks))
        : [],
  )

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }
const escaped = (text: unknown): string =>
  String(text).replace(/[&<"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' })[sign]!)

const styled = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, each]) => `${name}:${each}`)
        .join(';')
    : escaped(value)

function attributes(props: Props): string {
  return Object.entries(props)
    .filter(
      ([name, value]) => !['children', 'dangerouslySetInnerHTML'].includes(name) && value != null && value !== false,
    )
    .map(([name, value]) => ` ${name}="${styled(value)}"`)
    .join('')
}

/** A drawing as text: it has no state, so asking each part once is all there is to it. */
function markup(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markup).join('')
  if (!isValidElement<Props>(node)) return node == null || typeof node === 'boolean' ? '' : escaped(node)
  const { type, props } = node
  if (typeof type === 'function') return markup((type as (props: Props) => ReactNode).call({}, props))
  const { dangerouslySetInnerHTML: raw } = props
  const inner = (raw as { __html: string } | undefined)?.__html ?? markup(props.children)
  return `<${type}${attributes(props)}>${inner}</${type}>`
}

/** Pieces count their ids through a whole page; a file of its own begins at one. */
function counted(svg: string): string {
  const ids = [...new Set(svg.match(/\bst-[a-z]\d+\b/g))]
  return svg.replace(/\bst-[a-z]\d+\b/g, id => `${id.slice(0, 4)}${ids.indexOf(id) + 1}`)
}

/** A picture as a file for whoever reads the rulebook in its folder, without words: one for all languages. */
function fileOf({ Definitions, pictures }: BookPictures, name: string): string {
  const { width, height, drawing } = pictures[name]!(() => '')
  const svg = markup(
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <Definitions />
      {drawing}
    </svg>,
  )
  return `${counted(svg)}\n`
}

describe.each(BOOKS)('the pictures of %s', async game => {
  const book = (await loadBookPictures(game))!

  test.each(Object.keys(book.pictures))('%s lies beside the rulebook as the board draws it', async name => {
    await expect(fileOf(book, name)).toMatchFileSnapshot(`${FOLDER}/${game}/${name}.svg`)
  })

  test('every one of them is shown, and there is no other file', () => {
    const drawn = Object.keys(book.pictures).sort()
    expect([...new Set(namesIn(parseMarkdown(read(game, 'en'))))].sort()).toEqual(drawn)
    const files = readdirSync(new URL(`${FOLDER}/${game}`, import.meta.url)).sort()
    expect(files).toEqual(drawn.map(name => `${name}.svg`).sort())
  })

  test.each(LANGUAGES)('%s shows the same pictures, from where they are', language => {
    expect(namesIn(parseMarkdown(read(game, language)))).toEqual(namesIn(parseMarkdown(read(game, 'en'))))
    const paths = [...read(game, language).matchAll(/!\[[^\]]+\]\(([^)]+)\/[\w-]+\.svg\)/g)].map(([, path]) => path)
    expect(new Set(paths)).toEqual(new Set([`${language === 'en' ? '' : '../'}pictures/${game}`]))
  })
})
