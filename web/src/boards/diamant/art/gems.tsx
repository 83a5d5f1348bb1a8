import { grownTo } from '../../../theme/grown.ts'
import { between, fine, type Random, times } from './seeded.ts'

export const GemSymbols = () => (
  <>
    <symbol id="diamant-ruby" viewBox="-12 -12 24 24" overflow="visible">
      <path
        d="M-10-4-5.5-9h11L10-4v6L4.5 9h-9L-10 2Z"
        fill="#c11b3f"
        stroke="#4d0717"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M-10-4-5.5-9-4-4-6 1-10 2Z" fill="#e8486a" />
      <path d="M-5.5-9h11L4-4h-8Z" fill="#ff8fa3" />
      <path d="M5.5-9 10-4v6L6 1 4-4Z" fill="#a91235" />
      <path d="M-6 1h12L4.5 9h-9Z" fill="#8d0d2b" />
      <path d="M-4-4h8L6 1H-6Z" fill="#dd2c53" />
      <path d="M-5-7.6h4.5l-1.2 2.4h-3Z" fill="#fff" opacity=".85" />
    </symbol>
    <symbol id="diamant-diamond" viewBox="-12 -12 24 24" overflow="visible">
      <path d="M-11-3-6-9H6l5 6L0 11Z" fill="#a9dff2" stroke="#1c4a5e" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M-11-3-6-9-4-3Z" fill="#d8f3fc" />
      <path d="M-6-9H6L4-3h-8Z" fill="#f4fdff" />
      <path d="M6-9 11-3H4Z" fill="#8bc9e2" />
      <path d="M-11-3h7L0 11Z" fill="#7fc0dc" />
      <path d="M-4-3h8L0 11Z" fill="#bde9f7" />
      <path d="M4-3h7L0 11Z" fill="#5a9fc0" />
      <path d="M-4.6-7.6h4l-1 2.6h-4.4Z" fill="#fff" />
    </symbol>
  </>
)

export type GemKind = 'ruby' | 'diamond'

interface GemProps {
  readonly kind?: GemKind
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
}

/** A gem inside a drawing, its middle on (x, y). */
export const Gem = ({ kind = 'ruby', x, y, size, turn = 0 }: GemProps) => (
  <use
    href={`#diamant-${kind}`}
    x={-size / 2}
    y={-size / 2}
    width={size}
    height={size}
    transform={`translate(${fine(x)} ${fine(y)}) rotate(${fine(turn)})`}
  />
)

/** A gem in running text. */
export const GemIcon = ({ kind = 'ruby', size = 18 }: { kind?: GemKind; size?: number }) => (
  <svg className="gem grown" style={grownTo(size)} viewBox="-12 -12 24 24" aria-hidden="true">
    <use href={`#diamant-${kind}`} x="-12" y="-12" width="24" height="24" />
  </svg>
)

/** D-5 A purse shows its value as diamonds and rubies; a long row closes up instead of growing. */
export function Purse({ value, size = 22, widest = 160 }: { value: number; size?: number; widest?: number }) {
  const diamonds = Math.floor(value / 5)
  const gems = diamonds + (value % 5)
  const step = Math.min(size * 0.82, (widest - size) / Math.max(1, gems - 1))
  const width = fine(Math.max(0, gems - 1) * step + size * 1.1)
  return (
    <svg className="purse grown" style={grownTo(width, size)} viewBox={`0 0 ${width} ${size}`} aria-hidden="true">
      {times(gems, i => (
        <Gem
          key={i}
          kind={i < diamonds ? 'diamond' : 'ruby'}
          x={size / 2 + i * step}
          y={size / 2}
          size={i < diamonds ? size : size * 0.86}
        />
      ))}
    </svg>
  )
}

/** Rows of a heap, wide below: 5 is 3 and 2. */
function heapRows(count: number): number[] {
  const rows: number[] = []
  let width = Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2)
  for (let left = count; left > 0; width--) {
    const row = Math.min(Math.max(width, 1), left)
    rows.push(row)
    left -= row
  }
  return rows
}

interface HeapProps {
  readonly random: Random
  readonly count: number
  readonly cx: number
  readonly base: number
  readonly size: number
}

/** Top rows first, so that the lower ones lie in front. */
export function Heap({ random, count, cx, base, size }: HeapProps) {
  const gems = heapRows(count).flatMap((row, level) =>
    times(row, i => ({
      x: cx + (i - (row - 1) / 2) * size * 0.98 + between(random, -1, 1) * size * 0.07,
      y: base - level * size * 0.74 - size / 2,
      turn: between(random, -16, 16),
    })),
  )
  return (
    <>
      {gems.reverse().map(gem => (
        <Gem key={`${gem.x} ${gem.y}`} {...gem} size={size} />
      ))}
    </>
  )
}
