import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { pageOf } from '../boards/boards.ts'
import { GAMES, type GameName } from '../games.ts'
import { type Block, type Item, parseMarkdown } from './markdown.ts'

const read = (game: GameName, language: string) =>
  parseMarkdown(
    readFileSync(
      new URL(`../../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`, import.meta.url),
      'utf8',
    ),
  )

const flat = (blocks: readonly Block[]): string =>
  blocks
    .map(block =>
      block.kind === 'list'
        ? block.items.map(item => flat(item.blocks)).join(' ')
        : block.kind === 'table'
          ? [block.head, ...block.rows].flat().join(' ')
          : block.kind === 'pictures'
            ? ''
            : block.text,
    )
    .join(' ')

/** What a translation must not change: rules referred to, figures, marks, the shape of a table. */
const bonesOf = ({ rule, blocks }: Item) => {
  const text = flat(blocks)
  return {
    rule,
    refersTo: (text.match(/\b[A-Z]-\d+\b/g) ?? []).sort(),
    figures: (text.replace(/\b[A-Z]-\d+\b/g, '').match(/\d+/g) ?? []).sort(),
    marks: text.match(/\*\*[^*]+\*\*/g)?.length ?? 0,
    tables: blocks.flatMap(block => (block.kind === 'table' ? [[block.head.length, block.rows.length]] : [])),
  }
}

const shapeOf = (blocks: readonly Block[]) =>
  blocks.map(block =>
    block.kind === 'heading'
      ? `${'#'.repeat(block.level)} ${/\d+|\([A-Z]\)/.exec(block.text)?.[0] ?? ''}`
      : block.kind === 'list'
        ? block.items.map(({ rule }) => rule ?? '-').join(' ')
        : block.kind,
  )
/** Everything that says something: the items of lists, and paragraphs and tables by themselves. */
const itemsOf = (blocks: readonly Block[]): readonly Item[] =>
  blocks.flatMap(block => (block.kind === 'list' ? block.items : block.kind === 'heading' ? [] : [{ blocks: [block] }]))

describe.each(GAMES.filter(game => pageOf(game).rulebook))('the rulebook of %s', game => {
  const english = read(game, 'en')

  test.each(LANGUAGES.filter(language => language !== 'en'))('%s has the chapters and rules of English', language => {
    expect(shapeOf(read(game, language))).toEqual(shapeOf(english))
  })

  test.each(LANGUAGES.filter(language => language !== 'en'))('%s says the same figures and references', language => {
    expect(itemsOf(read(game, language)).map(bonesOf)).toEqual(itemsOf(english).map(bonesOf))
  })

  test.each(LANGUAGES)('%s is for players: no name of an option, no code', language => {
    const text = readFileSync(
      new URL(`../../../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`, import.meta.url),
      'utf8',
    )
    expect(text.match(/`|\b(?:exitDepth|thirdTry|gasTwiceEntry|fallen:|true|false|undefined)\b/g)).toBeNull()
  })

  test('no two languages have a sentence in common', () => {
    const sentences = LANGUAGES.map(language => new Set(flat(read(game, language)).match(/[^.:;\d]{40,}[.:;]/g)))
    for (const [i, own] of sentences.entries())
      for (const other of sentences.slice(i + 1)) expect([...own].filter(sentence => other.has(sentence))).toEqual([])
  })
})
