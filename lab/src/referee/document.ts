import { Referee } from './referee.ts'

/** A line that is sent and the answer that is shown, as they stand in the documentation. */
export interface Exchange {
  readonly sent: string
  readonly shown: string
}

const FENCE = /```referee\n([\s\S]*?)```/g
const WIDTH = 116

/** All exchanges of a document in order; one referee hears them all. */
export function exchanges(document: string): Exchange[] {
  return [...document.matchAll(FENCE)].flatMap(([, block = '']) =>
    block
      .split(/^> /m)
      .slice(1)
      .map(part => {
        const [sent = '', ...answer] = part.split(/^< /m)
        return { sent: sent.trim(), shown: answer.join('').trim() }
      }),
  )
}

/** The document with every answer as the referee gives it today. */
export function answered(document: string): string {
  const referee = new Referee()
  return document.replace(FENCE, (_, block: string) => {
    const parts = exchanges(`\`\`\`referee\n${block}\`\`\``)
    const lines = parts.map(({ sent }) => `> ${sent}\n< ${wrapped(referee.answer(sent), 2)}`)
    return `\`\`\`referee\n${lines.join('\n')}\n\`\`\``
  })
}

/** JSON on one line where it fits, else one item a line. */
function wrapped(value: unknown, indent: number): string {
  const flat = JSON.stringify(value)
  if (flat.length + indent <= WIDTH || typeof value !== 'object' || value === null) return flat
  const margin = ' '.repeat(indent)
  const items = Array.isArray(value)
    ? value.map(item => wrapped(item, indent + 2))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}: ${wrapped(item, indent + 2)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${items.map(item => `${margin}  ${item}`).join(',\n')}\n${margin}${close}`
}
