import { group, rock, round1, times, variation } from './drawing.ts'

/** Paints and gems that pictures refer to by name. */
export const PAINTS = `<radialGradient id="flame" cx="50%" cy="70%" r="65%"><stop offset="0" stop-color="#fff8d8"/><stop offset=".4" stop-color="#ffd36a"/><stop offset=".75" stop-color="#ff9a2e"/><stop offset="1" stop-color="#e8642c"/></radialGradient><linearGradient id="wood" x2="0" y2="1"><stop stop-color="#a8743f"/><stop offset="1" stop-color="#5b3719"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".85"/><stop offset=".35" stop-color="#ffb347" stop-opacity=".35"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient><symbol id="gem-ruby" viewBox="-12 -12 24 24" overflow="visible"><path d="M-10-4-5.5-9h11L10-4v6L4.5 9h-9L-10 2Z" fill="#c11b3f" stroke="#4d0717" stroke-width="1.4" stroke-linejoin="round"/><path d="M-10-4-5.5-9-4-4-6 1-10 2Z" fill="#e8486a"/><path d="M-5.5-9h11L4-4h-8Z" fill="#ff8fa3"/><path d="M5.5-9 10-4v6L6 1 4-4Z" fill="#a91235"/><path d="M-6 1h12L4.5 9h-9Z" fill="#8d0d2b"/><path d="M-4-4h8L6 1H-6Z" fill="#dd2c53"/><path d="M-5-7.6h4.5l-1.2 2.4h-3Z" fill="#fff" opacity=".85"/></symbol><symbol id="gem-diamond" viewBox="-12 -12 24 24" overflow="visible"><path d="M-11-3-6-9H6l5 6L0 11Z" fill="#a9dff2" stroke="#1c4a5e" stroke-width="1.4" stroke-linejoin="round"/><path d="M-11-3-6-9-4-3Z" fill="#d8f3fc"/><path d="M-6-9H6L4-3h-8Z" fill="#f4fdff"/><path d="M6-9 11-3H4Z" fill="#8bc9e2"/><path d="M-11-3h7L0 11Z" fill="#7fc0dc"/><path d="M-4-3h8L0 11Z" fill="#bde9f7"/><path d="M4-3h7L0 11Z" fill="#5a9fc0"/><path d="M-4.6-7.6h4l-1 2.6h-4.4Z" fill="#fff"/></symbol>`

export const gem = (kind: 'ruby' | 'diamond', x: number, y: number, size: number, turn = 0): string =>
  `<use href="#gem-${kind}" x="${round1(-size / 2)}" y="${round1(-size / 2)}" width="${round1(size)}" height="${round1(size)}" transform="translate(${round1(x)} ${round1(y)}) rotate(${round1(turn)})"/>`

export const tent = (x: number, y: number, colour: string, scale = 1): string =>
  group(
    x,
    y,
    `<ellipse cy="3" rx="64" ry="8" fill="#05070a" opacity=".55"/><path d="M-58 0 0-78 58 0Z" fill="${colour}" stroke="#0b0d10" stroke-width="3.5" stroke-linejoin="round"/><path d="M0-78 58 0H30L0-60Z" fill="#0b0d10" opacity=".28"/><path d="M0-62 22 0H-22Z" fill="url(#flame)" stroke="#0b0d10" stroke-width="2.5"/><path d="M0-62-22 0H-34Z" fill="#fff" opacity=".28"/><path d="M0-78V-90M-58 0-74 4M58 0 74 4" stroke="#c9a66b" stroke-width="3"/>`,
    { scale },
  )

/** Roman numbers as strokes, because a picture loaded as an image has no web fonts. */
const NUMERALS = [
  'M0-24V0',
  'M-6-24V0M6-24V0',
  'M-11-24V0M0-24V0M11-24V0',
  'M-13-24V0M-5-24 4 0 13-24',
  'M-9-24 0 0 9-24',
] as const

const ARCH = 'M-32 2V-42a32 36 0 0 1 64 0V2Z'
const PLANKS =
  '<g stroke="#24140a" stroke-width="2.5" fill="url(#wood)"><path d="M-46-74-38-82 48-10 40-2Z"/><path d="M46-74 38-82-48-10-40-2Z"/><path d="M-48-48H48V-35H-48Z"/></g><g fill="#e6ded0"><circle cx="-40" cy="-41" r="2.6"/><circle cx="40" cy="-41" r="2.6"/><circle cy="-41" r="2.6"/></g>'

function stones(index: number): string {
  const random = variation(`entrance-${index}`)
  const stone = (x: number, y: number, rx: number, ry: number, fill: string) =>
    `<path d="${rock(random, x, y, rx, ry, 0.15, 7)}" fill="${fill}" stroke="#11161a" stroke-width="2.5"/>`
  const arch = times(9, i => {
    const angle = Math.PI + (i / 8) * Math.PI
    return stone(Math.cos(angle) * 40, -42 + Math.sin(angle) * 44, 13, 11, i % 2 ? '#566470' : '#46525d')
  })
  return arch + times(4, i => stone(i % 2 ? 42 : -42, -8 - (i >> 1) * 22, 12, 12, '#4d5a66'))
}

/** One of Diamant's five entrances: barricaded, lit by the expedition inside, or waiting. Base centre on (x, y). */
export function entrance(index: number, state: 'closed' | 'open' | 'waiting', x: number, y: number, scale = 1): string {
  const lit = `<circle cy="-40" r="86" fill="url(#glow)"/><path d="${ARCH}" fill="url(#flame)"/><path d="${ARCH}" fill="#5b2c10" opacity=".35"/>`
  const inside = state === 'open' ? lit : `<path d="${ARCH}" fill="#07090b"/>`
  const ink = state === 'open' ? '#1d1a16' : '#aab6c0'
  const number = `<path d="${NUMERALS[index]}" transform="translate(0 -26)" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`
  return group(
    x,
    y,
    `${inside}${state === 'closed' ? '' : number}${stones(index)}${state === 'closed' ? PLANKS : ''}`,
    {
      scale,
    },
  )
}
