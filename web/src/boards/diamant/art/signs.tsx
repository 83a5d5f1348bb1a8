import { grownTo } from '../../../theme/grown.ts'

/** Line signs of this table on a 24 × 24 field. */
const SIGNS = {
  check: 'M5 12l5 5 9-10',
  tent: 'M3 19 12 5l9 14ZM12 12l-4 7M12 12l4 7',
  cave: 'M3 20C3 10 7 4 12 4s9 6 9 16M8 20c0-6 1.5-9 4-9s4 3 4 9',
  journal: 'M5 4h12l2 2v14H5ZM9 9h6M9 13h6',
  talk: 'M4 10v4h3l9 5V5L7 10ZM7.5 14l1.5 5.5h2.5L10 15M19 9.5q2 2.5 0 5',
  close: 'M6 6l12 12M18 6 6 18',
} as const

export const Sign = ({ name, size = 16 }: { name: keyof typeof SIGNS; size?: number }) => (
  <svg className="glyph grown" style={grownTo(size)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
)
