/** The little of Markdown that our rulebook uses, as a tree; drawing it is another matter. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly Pictured[] }

/** A picture by its name, and what it shows for whoever does not see it. */
export interface Pictured {
  readonly name: string
  readonly text: string
}

export interface Item {
  /** The rule's number, where the item states one: an anchor for links and for "why not?". */
  readonly rule?: string
  readonly blocks: readonly Block[]
}

export function parseMarkdown(text: string): readonly Block[] {
  return parseLines(text.split('\n'))
}

function parseLines(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    const take = (while_: (line: string) => boolean): string[] => {
      const from = at
      do at += 1
      while (at < lines.length && while_(lines[at]!))
      return lines.slice(from, at) as string[]
    }
    if (line.trim() === '') at += 1
    else if (line.startsWith('```'))
      blocks.push(
        code(
          take(next => !next.startsWith('```')),
          () => (at += 1),
        ),
      )
    else if (line.startsWith('#')) blocks.push(heading(take(() => false)[0]!))
    else if (line.startsWith('|')) blocks.push(table(take(next => next.startsWith('|'))))
    else if (line.startsWith('- ')) blocks.push(list(take(isOfList)))
    else if (line.startsWith('![')) blocks.push(pictures(take(next => next.startsWith('!['))))
    else blocks.push({ kind: 'paragraph', text: take(isProse).join(' ') })
  }
  return blocks
}

const isOfList = (line: string): boolean => line.trim() === '' || line.startsWith('- ') || line.startsWith('  ')
const isProse = (line: string): boolean => line.trim() !== '' && !/^(#|- |\||```|!\[)/.test(line)

function code(lines: readonly string[], skipFence: () => void): Block {
  skipFence()
  return { kind: 'code', text: lines.slice(1).join('\n') }
}

const heading = (line: string): Block => {
  const [, marks, text] = /^(#+)\s+(.*)$/.exec(line)!
  return { kind: 'heading', level: marks!.length, text: text! }
}

/** `![A water tile](pictures/sub-terra/tile-water.svg)`: the file is for readers of the folder, its name for the page. */
const PICTURE = /!\[(.+?)\]\([^)]*?([\w-]+)\.svg\)/g

const pictures = (lines: readonly string[]): Block => ({
  kind: 'pictures',
  pictures: [...lines.join(' ').matchAll(PICTURE)].map(([, text, name]) => ({ name: name!, text: text! })),
})

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

function table([head, , ...rows]: readonly string[]): Block {
  return { kind: 'table', head: cells(head!), rows: rows.map(cells) }
}

function list(lines: readonly string[]): Block {
  const items: string[][] = []
  for (const line of lines)
    if (line.startsWith('- ')) items.push([line.slice(2)])
    else items.at(-1)!.push(line.replace(/^ {2}/, ''))
  return { kind: 'list', items: items.map(item) }
}

/** `**A-6 Swim** (2). …` or `D-1 Three to eight …`: the number stands apart, the rest is the text. */
const NUMBERED = /^(\*\*)?([A-Z]-\d+) /

function item([first, ...more]: readonly string[]): Item {
  const rule = NUMBERED.exec(first!)?.[2]
  if (!rule) return { blocks: parseLines([first!, ...more]) }
  return { rule, blocks: parseLines([first!.replace(NUMBERED, '$1'), ...more]) }
}

/** Inline marks: bold, italics, code and links. */
export type Span = { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string } | Link
interface Link {
  readonly kind: 'link'
  readonly text: string
  readonly href: string
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g

export function parseSpans(text: string): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) })
    spans.push(spanOf(match))
    from = match.index + match[0].length
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) })
  return spans
}

function spanOf([, bold, italic, code, link, href]: RegExpMatchArray): Span {
  if (bold) return { kind: 'bold', text: bold }
  if (italic) return { kind: 'italic', text: italic }
  if (code) return { kind: 'code', text: code }
  return { kind: 'link', text: link!, href: href! }
}
