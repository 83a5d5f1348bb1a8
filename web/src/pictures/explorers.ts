import { group } from './drawing.ts'

/** Eight people: colour, emblem and hat all differ, so any one of the three is enough. */
export const PEOPLE = ['sky', 'orange', 'purple', 'green', 'vermillion', 'white', 'yellow', 'blue'] as const
export type Person = (typeof PEOPLE)[number]
export const personOf = (seat: number): Person => PEOPLE[seat % PEOPLE.length]!

interface Look {
  readonly colour: string
  readonly shape: keyof typeof SHAPES
  readonly hat: keyof typeof HATS
  readonly skin: string
}

export const SHAPES = {
  circle: 'M-15 0A15 15 0 1 1 15 0 15 15 0 1 1-15 0Z',
  square: 'M-13.5-13.5H13.5V13.5H-13.5Z',
  triangle: 'M0-18 18 13H-18Z',
  hexagon: 'M-9-15H9L17 0 9 15H-9L-17 0Z',
  diamond: 'M0-19 17 0 0 19-17 0Z',
  cross: 'M-9-19H9V-10H19V10H9V19H-9V10H-19V-10H-9Z',
  shield: 'M-15-14Q0-20 15-14V2Q14 13 0 19-14 13-15 2Z',
  star: 'M0-20 6-8 19-6 10 4 12 17 0 11-12 17-10 4-19-6-6-8Z',
} as const

const BROWN = '#6b3f22'
const HATS = {
  lamp: (c: string) =>
    `<path d="M-15-70Q-14-88 0-88T15-70Z" fill="${c}"/><path d="M-18-70H18" stroke-width="4"/><circle cx="3" cy="-79" r="5" fill="#fff4c8"/>`,
  ranger: (c: string) =>
    `<path d="M-24-71Q0-78 24-71 0-65-24-71Z" fill="${c}"/><path d="M-12-72-8-90Q0-84 8-90L12-72Z" fill="${c}"/>`,
  pith: (c: string) =>
    `<path d="M-20-70Q-18-90 0-92 18-90 20-70 0-76-20-70Z" fill="${c}"/><path d="M-16-76Q0-82 16-76" fill="none"/>`,
  hard: (c: string) =>
    `<path d="M-15-71V-78Q-14-90 0-90T15-78V-71H22V-67H-15Z" fill="${c}"/><path d="M0-90V-72" fill="none"/>`,
  scarf: (c: string) =>
    `<path d="M-14-68Q-16-86 0-86T14-68Q0-76-14-68Z" fill="${c}"/><path d="M13-72 26-78 22-66Z" fill="${c}"/>`,
  bun: (c: string) =>
    `<circle cy="-88" r="7" fill="${BROWN}"/><path d="M-13-70Q-14-84 0-84T13-70Q0-78-13-70Z" fill="${BROWN}"/><path d="M-13-73Q0-80 13-73" stroke="${c}" stroke-width="5" fill="none"/>`,
  hood: (c: string) => `<path d="M-17-56Q-20-92 0-92T17-56Q12-60 11-68 8-80 0-80T-11-68Q-12-60-17-56Z" fill="${c}"/>`,
  feather: (c: string) =>
    `<path d="M-22-71Q0-77 22-71 0-65-22-71Z" fill="${c}"/><path d="M-11-72Q-10-88 0-88T11-72Z" fill="${c}"/><path d="M8-80Q20-92 16-104 4-98 8-80Z" fill="#fff4e2"/>`,
} as const

export const LOOKS: Record<Person, Look> = {
  sky: { colour: '#56B4E9', shape: 'circle', hat: 'lamp', skin: '#e9bf98' },
  orange: { colour: '#E69F00', shape: 'hexagon', hat: 'pith', skin: '#8d5a3a' },
  purple: { colour: '#CC79A7', shape: 'diamond', hat: 'scarf', skin: '#a9724a' },
  green: { colour: '#009E73', shape: 'triangle', hat: 'ranger', skin: '#c98f62' },
  vermillion: { colour: '#E8642C', shape: 'star', hat: 'feather', skin: '#e3b58c' },
  white: { colour: '#F4F4F0', shape: 'cross', hat: 'bun', skin: '#dba97d' },
  yellow: { colour: '#F0E442', shape: 'square', hat: 'hard', skin: '#f0cfae' },
  blue: { colour: '#4C86D9', shape: 'shield', hat: 'hood', skin: '#6e452b' },
}

const INK = '#0b0d10'
const LEGS = '<path d="M-9-8V2M9-8V2" stroke="#2a211a" stroke-width="10" stroke-linecap="round"/>'

/** A torch whose head is at (x, y). The page or picture must define the paints `wood` and `flame`. */
export const torch = (x: number, y: number, scale = 1, turn = 0): string =>
  group(
    x,
    y,
    '<path d="M-7 4 7 4 4 70-4 70Z" fill="url(#wood)" stroke="#24140a" stroke-width="3"/><path d="M-12-8h24l-4 18h-16Z" fill="#4d3a26" stroke="#24140a" stroke-width="3"/><path d="M0-84C6-60 30-52 24-24 21-10 10-6 0-6S-21-10-24-24C-28-44-10-46-12-66-4-62-2-72 0-84Z" fill="url(#flame)"/><path d="M1-48C4-36 13-32 10-18 8-11 4-9 0-9S-9-12-10-19C-11-30-2-34 1-48Z" fill="#fff8d8"/>',
    { scale, turn },
  )

const armWithTorch = ({ colour, skin }: Look): string =>
  `<path d="M14-42 29-52" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M14-42 29-52" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>${torch(32, -68, 0.42, 8)}<circle cx="31" cy="-54" r="5.5" fill="${skin}"/>`

const body = ({ colour }: Look): string =>
  `<g stroke="${INK}" stroke-width="2.6" stroke-linejoin="round">${LEGS}<path d="M-22-6C-26-34-16-58 0-58S26-34 22-6Q0 2-22-6Z" fill="${colour}"/></g><path d="M4-57C18-54 25-34 21.5-7 16-4.5 11-3 6-3 14-22 13-42 4-57Z" fill="${INK}" opacity=".22"/>`

const head = ({ colour, skin, hat }: Look): string =>
  `<circle cy="-67" r="13" fill="${skin}" stroke="${INK}" stroke-width="2.6"/><circle cx="-4.5" cy="-65" r="1.7" fill="#1d1a16"/><circle cx="4.5" cy="-65" r="1.7" fill="#1d1a16"/><g stroke="${INK}" stroke-width="2.6" stroke-linejoin="round">${HATS[hat](colour)}</g>`

const badge = ({ shape }: Look): string =>
  `<path d="${SHAPES[shape]}" transform="translate(0 -27) scale(.66)" fill="#fffaf0" stroke="${INK}" stroke-width="3"/>`

/** A person standing on (x, y), 100 high. */
export function explorer(
  who: Person,
  x: number,
  y: number,
  { scale = 1, torchlit = false, flip = false } = {},
): string {
  const look = LOOKS[who]
  return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})"><ellipse cy="3" rx="26" ry="6" fill="#05070a" opacity=".6"/>${body(look)}${torchlit ? armWithTorch(look) : ''}${head(look)}${badge(look)}</g>`
}

/** Head and shoulders only, for portraits. */
export const bust = (who: Person): string => body(LOOKS[who]) + head(LOOKS[who])
