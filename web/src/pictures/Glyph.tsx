import { grownTo } from '../theme/grown.ts'

/** Line signs on a 24 × 24 field. */
const GLYPHS = {
  again: 'M5 12a7 7 0 1 1 2 5M5 19v-4h4',
  back: 'M14 5l-7 7 7 7',
  book: 'M4 5q5-2 8 1 3-3 8-1v13q-5-2-8 1-3-3-8-1ZM12 6v13',
  bot: 'M6 9h12v9H6ZM12 9V5M9.5 13v1M14.5 13v1',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z',
  check: 'M5 12l5 5 9-10',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M8 8h11v12H8ZM5 16V4h11',
  door: 'M5 20V4h9v16M17 12h5M19.5 9.5 22 12l-2.5 2.5',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  eye: 'M2 12q10-13 20 0-10 13-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  film: 'M4 6h16v12H4ZM10 9.5v5l4.5-2.5Z',
  first: 'M17 5l-7 7 7 7M6 5v14',
  fork: 'M7 4v6q0 4 5 4t5 4v2M17 4v4q0 4-5 6M7 20v-6',
  forward: 'M10 5l7 7-7 7',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2 5.6 18.4',
  keyboard: 'M3 6h18v12H3ZM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  last: 'M7 5l7 7-7 7M18 5v14',
  lamp: 'M9 17h6M10 20h4M12 3a6 6 0 0 0-3 11v3h6v-3a6 6 0 0 0-3-11Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 19q.5-5 6-5t6 5M16 11a2.5 2.5 0 1 0-1-5M17 14q4 .5 4 5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l13 8-13 8Z',
  plus: 'M12 5v14M5 12h14',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  scales: 'M12 4v15M7 20h10M5 7h14M5 7l-3 7q3 3 6 0ZM19 7l-3 7q3 3 6 0Z',
  school: 'M2 9l10-5 10 5-10 5ZM6 11v5q6 4 12 0v-5',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  silent: 'M4 9h4l5-4v14l-5-4H4ZM17 9.5l5 5M22 9.5l-5 5',
  sound: 'M4 9h4l5-4v14l-5-4H4ZM16 9q3 3 0 6M18.5 6.5q5.5 5.5 0 11',
  table: 'M3 9h18M5 9v10M19 9v10M9 5h6',
  tablet: 'M7 3h10v18H7ZM11 18h2',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20q1-6 8-6t8 6',
} as const
export type GlyphName = keyof typeof GLYPHS

export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg className={`glyph glyph-${name} grown`} style={grownTo(size)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  )
}

/** A cave mouth with a flame in it. */
export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg className="grown" style={grownTo(size)} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M3 36C3 16 10 4 20 4s17 12 17 32Z" fill="#2e3740" stroke="#c9a66b" strokeWidth="2.4" />
      <path d="M11 36c0-13 3-21 9-21s9 8 9 21Z" fill="#0b0d10" />
      <path d="M20 20c1 4 5 5 4 10-.6 3-2.2 4-4 4s-3.4-1-4-4c-.5-3 2-4 1.6-7 1.4.6 1.8-1 2.4-3Z" fill="#ffb347" />
    </svg>
  )
}

export function Flame({ size = 14 }: { size?: number }) {
  return (
    <svg className="grown" style={grownTo(size)} viewBox="-26 -88 52 88" aria-hidden="true">
      <path
        d="M0-84C6-60 30-52 24-24 21-10 10-6 0-6S-21-10-24-24C-28-44-10-46-12-66-4-62-2-72 0-84Z"
        fill="var(--torch)"
      />
    </svg>
  )
}
