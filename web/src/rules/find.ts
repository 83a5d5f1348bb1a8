import type { Block, Item } from './markdown.ts'

/** Letters without accents and capitals, one for one, so that places in the text stay what they are. */
export const fold = (text: string): string =>
  [...text].map(letter => letter.normalize('NFD')[0]!.toLowerCase()).join('')

/** What is looked for: a rule by its number (`A-6`, `a6`), or all of some words. */
export type Wanted = { readonly rule: string } | { readonly words: readonly string[] } | undefined

export function wantedBy(query: string): Wanted {
  const text = fold(query.trim())
  if (!text) return undefined
  const number = /^([a-z])[- ]?(\d+)$/.exec(text)
  if (number) return { rule: `${number[1]!.toUpperCase()}-${number[2]}` }
  return { words: text.split(/\s+/) }
}

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap(item => item.blocks.map(textOf)).join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().join(' ')
    default:
      return block.text
  }
}

function fits({ rule, blocks }: Item, wanted: NonNullable<Wanted>): boolean {
  if ('rule' in wanted) return rule === wanted.rule
  const text = fold(`${rule} ${blocks.map(textOf).join(' ').replaceAll('*', '')}`)
  return wanted.words.every(word => text.includes(word))
}

/** The rules that are looked for, each still under its chapter. */
export function findRules(blocks: readonly Block[], wanted: NonNullable<Wanted>): readonly Block[] {
  const found: Block[] = []
  let chapter: Block | undefined
  for (const block of blocks) {
    if (block.kind === 'heading') chapter = block.level === 2 ? block : undefined
    if (block.kind !== 'list') continue
    const items = block.items.filter(item => item.rule && fits(item, wanted))
    if (items.length === 0) continue
    if (chapter) found.push(chapter)
    chapter = undefined
    found.push({ kind: 'list', items })
  }
  return found
}

export const rulesIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(block => (block.kind === 'list' ? block.items.flatMap(({ rule }) => rule ?? []) : []))

export interface Chapter {
  readonly id: string
  readonly text: string
}

/** Chapters by their place in the book: a link to one holds in every language. */
export const chaptersOf = (blocks: readonly Block[]): readonly Chapter[] =>
  blocks
    .filter(block => block.kind === 'heading' && block.level === 2)
    .map((block, i) => ({ id: `chapter-${i + 1}`, text: (block as { text: string }).text }))

/** Text cut where one of the words occurs: `[text, is it one of them]`. */
export function cutAt(text: string, words: readonly string[]): readonly (readonly [string, boolean])[] {
  const long = words.filter(word => word.length > 1)
  if (long.length === 0) return [[text, false]]
  const pattern = new RegExp(long.map(word => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|'), 'g')
  const pieces: [string, boolean][] = []
  let from = 0
  for (const { index, 0: match } of fold(text).matchAll(pattern)) {
    if (index > from) pieces.push([text.slice(from, index), false])
    pieces.push([text.slice(index, index + match.length), true])
    from = index + match.length
  }
  if (from < text.length) pieces.push([text.slice(from), false])
  return pieces
}
