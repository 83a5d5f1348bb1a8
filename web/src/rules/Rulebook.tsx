import { type Block, type Item, parseSpans } from './markdown.ts'

/** A rulebook on paper; every numbered rule can be linked to. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
    <BlockOf key={i} block={block} />
  ))

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={block.level} text={block.text} />
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
            <RuleItem key={i} item={item} />
          ))}
        </ul>
      )
    case 'code':
      return <pre>{block.text}</pre>
    case 'table':
      return <Table head={block.head} rows={block.rows} />
  }
}

export const headingId = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function Heading({ level, text }: { level: number; text: string }) {
  const id = headingId(text)
  if (level === 1) return <h1 id={id}>{text}</h1>
  return level === 2 ? <h2 id={id}>{text}</h2> : <h3 id={id}>{text}</h3>
}

const RuleItem = ({ item }: { item: Item }) => (
  <li id={item.rule} className={item.rule ? 'rule' : undefined}>
    <Blocks blocks={item.blocks} />
  </li>
)

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

function Spans({ text }: { text: string }) {
  return parseSpans(text).map((span, i) => {
    const key = `${i}${span.text}`
    if (span.kind === 'bold') return <b key={key}>{span.text}</b>
    if (span.kind === 'italic') return <em key={key}>{span.text}</em>
    if (span.kind === 'code') return <code key={key}>{span.text}</code>
    return <span key={key}>{span.text}</span>
  })
}
