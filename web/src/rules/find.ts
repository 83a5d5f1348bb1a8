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
    case 'pictures':
      return ''
    default:
      return block.text
  }
}

const holds = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text.replaceAll('*', ''))
  return words.every(word => folded.includes(word))
}

function fits({ rule, blocks }: Item, wanted: NonNullable<Wanted>): boolean {
  if ('rule' in wanted) return rule === wanted.rule
  return holds(`${rule ?? ''} ${blocks.map(textOf).join(' ')}`, wanted.words)
}

/** What of a block is looked for: some items of a list, some lines of a table, an answer with its question. */
function partOf(block: Block, wanted: NonNullable<Wanted>, question: string): Block | undefined {
  if (block.kind === 'list') {
    const items = block.items.filter(item => fits(item, wanted))
    return items.length > 0 ? { kind: 'list', items } : undefined
  }
  if ('rule' in wanted) return undefined
  if (block.kind === 'paragraph') return holds(`${question} ${block.text}`, wanted.words) ? block : undefined
  if (block.kind !== 'table') return undefined
  const rows = block.rows.filter(row => holds(row.join(' '), wanted.words))
  return rows.length > 0 ? { ...block, rows } : undefined
}

/** What is looked for, each still under its chapter; of what comes before the first chapter nothing. */
export function findRules(blocks: readonly Block[], wanted: NonNullable<Wanted>): readonly Block[] {
  const found: Block[] = []
  let above: (Block & { kind: 'heading' })[] = []
  let isInChapter = false
  for (const block of blocks) {
    if (block.kind === 'heading') {
      above = [...above.filter(({ level }) => level < block.level), ...(block.level > 1 ? [block] : [])]
      isInChapter ||= block.level === 2
      continue
    }
    const part = isInChapter && partOf(block, wanted, questionOf(above))
    if (!part) continue
    found.push(...above.filter(heading => !found.includes(heading)), part)
  }
  return found
}

const questionOf = (above: readonly { readonly level: number; readonly text: string }[]): string =>
  above.find(({ level }) => level === 3)?.text ?? ''

/** How many things were found. */
export const howMuch = (found: readonly Block[]): number =>
  found.reduce((sum, block) => {
    if (block.kind === 'list') return sum + block.items.length
    if (block.kind === 'table') return sum + block.rows.length
    return block.kind === 'paragraph' ? sum + 1 : sum
  }, 0)

export const rulesIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(block => (block.kind === 'list' ? block.items.flatMap(({ rule }) => rule ?? []) : []))

export interface Chapter {
  readonly id: string
  readonly text: string
}

/** A chapter by its number, or by its place in the book where it has none: a link to one holds in every language. */
export const chapterId = (text: string, place: number): string => {
  const number = /^\d+(?=\.)/.exec(text)?.[0]
  return number ? `chapter-${number}` : `part-${place}`
}

export const chaptersOf = (blocks: readonly Block[]): readonly Chapter[] =>
  blocks
    .filter(block => block.kind === 'heading' && block.level === 2)
    .map((block, i) => {
      const { text } = block as { text: string }
      return { id: chapterId(text, i + 1), text }
    })

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
