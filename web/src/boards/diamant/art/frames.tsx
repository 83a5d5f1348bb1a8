import type { ReactNode } from 'react'
import { between, fine, type Random, times } from './seeded.ts'

export const INK = '#1d1a16'
export const PAPER = '#efe6d2'
export const ROPE = '#c9a66b'
export const SERIF = 'Fraunces Variable, Fraunces, Georgia, serif'
export const SANS = 'Inter Variable, Inter, system-ui, sans-serif'

/** A card of the expedition deck: an image with a name, or decoration where it has none. */
export const CardFace = ({ label, children }: { label: string; children: ReactNode }) =>
  label ? (
    <svg className="card" viewBox="0 0 200 280" role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg className="card" viewBox="0 0 200 280" aria-hidden="true">
      {children}
    </svg>
  )

export const Move = ({
  x,
  y,
  scale = 1,
  turn = 0,
  children,
}: {
  x: number
  y: number
  scale?: number
  turn?: number
  children: ReactNode
}) => <g transform={`translate(${fine(x)} ${fine(y)}) rotate(${fine(turn)}) scale(${scale})`}>{children}</g>

/** The same drawing and its mirror image, for everything that faces us. */
export const Mirrored = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <g transform="translate(200 0) scale(-1 1)">{children}</g>
  </>
)

interface StalactitesProps {
  readonly random: Random
  readonly from: number
  readonly to: number
  readonly y: number
  readonly fill: string
  readonly long: number
}

export function Stalactites({ random, from, to, y, fill, long }: StalactitesProps) {
  let d = `M${from} ${y - 8}`
  for (let x = from; x < to; x += 14)
    d += `L${x + 3} ${y}L${x + 7} ${fine(y + between(random, 4, long))}L${x + 11} ${y}`
  return <path d={`${d}L${to} ${y - 8}Z`} fill={fill} />
}

/** Traps carry jaws: a toothed frame no other card has, so the kind reads before the picture does. */
export const Jaws = () => (
  <>
    <path fill="#e0475b" d={times(10, i => `M${10 + i * 18} 9h18l-9 11ZM${10 + i * 18} 271h18l-9-11Z`).join('')} />
    <rect x="5" y="5" width="190" height="270" rx="13" fill="none" stroke="#e0475b" strokeWidth="7" />
  </>
)

/** Titles shrink rather than run over their card: translations may be long. */
export const fitted = (text: string, size: number, width: number): number =>
  fine(Math.min(size, width / Math.max(1, text.length * 0.54)))
