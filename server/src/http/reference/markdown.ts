import { escaped, pre } from './html.ts'

/** The little of Markdown that our documents use, as HTML. */
export function markdownToHtml(text: string): string {
  const fenced = text.split(/^```.*$/m)
  return fenced.map((part, place) => (place % 2 === 1 ? pre(part.trim()) : blocks(part))).join('\n')
}

const blocks = (text: string): string =>
  text
    .split(/\n\s*\n|\n(?=#)/)
    .map(block => block.trim())
    .filter(Boolean)
    .map(block)
    .join('\n')

function block(text: string): string {
  const [, marks, rest] = /^(#+) (.*)/.exec(text) ?? []
  if (marks && rest !== undefined) {
    const below = text.split('\n').slice(1).join('\n').trim()
    return `<h${marks.length} id="${anchor(rest)}">${inline(rest)}</h${marks.length}>${below ? block(below) : ''}`
  }
  const begins = /^(?:\||- |\d+\. )/m.exec(text)
  if (!begins) return `<p>${inline(text)}</p>`
  const before = text.slice(0, begins.index).trim()
  const after = text.slice(begins.index)
  return `${before ? `<p>${inline(before)}</p>` : ''}${after.startsWith('|') ? table(after) : list(after)}`
}

function table(text: string): string {
  const [head = '', , ...rows] = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.startsWith('|'))
  const row = (line: string, cell: string) =>
    `<tr>${cellsOf(line)
      .map(each => `<${cell}>${inline(each)}`)
      .join('')}</tr>`
  return `<table>${row(head, 'th')}${rows.map(line => row(line, 'td')).join('')}</table>`
}

/** A bar behind a backslash is a letter. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.replaceAll('\\|', '|').trim())

function list(text: string): string {
  const tag = /^\d/.test(text) ? 'ol' : 'ul'
  const items = text.split(/^(?:- |\d+\. )/m).slice(1)
  return `<${tag}>${items.map(item => `<li>${nested(item)}</li>`).join('')}</${tag}>`
}

function nested(item: string): string {
  const [own = '', ...inner] = item.split(/\n(?= {2,3}- )/)
  return inline(own) + (inner.length > 0 ? list(inner.map(line => line.trim()).join('\n')) : '')
}

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

/** Code stays as it is; links lead only to where this server has something. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map(part => (part.startsWith('`') && part.length > 1 ? `<code>${escaped(part.slice(1, -1))}</code>` : prose(part)))
    .join('')
}

const prose = (text: string): string =>
  escaped(text)
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+|#[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*\s][^*]*)\*/g, '<i>$1</i>')
