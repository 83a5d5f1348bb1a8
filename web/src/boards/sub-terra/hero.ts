import type { CaverName } from '@grotto/sub-terra'
import { group, type Point, round1, smooth, times, variation } from '../../pictures/drawing.ts'
import { PAINTS } from '../../pictures/things.ts'
import { drawCaver } from './draw/caver.ts'

const W = 640
const H = 300

const DEFS = `<defs>${PAINTS}<radialGradient id="dark"><stop offset=".42" stop-color="#050304"/><stop offset="1" stop-color="#050304" stop-opacity="0"/></radialGradient><linearGradient id="rock" x1="0" x2="1"><stop offset="0" stop-color="#0d1114"/><stop offset="1" stop-color="#2b3740"/></linearGradient><radialGradient id="cave" cx="94%" cy="20%" r="96%"><stop offset="0" stop-color="#fff2c9"/><stop offset=".14" stop-color="#d0ab6f"/><stop offset=".4" stop-color="#4b5f6c"/><stop offset="1" stop-color="#12181d"/></radialGradient><linearGradient id="beam" x1="0" x2="1"><stop offset="0" stop-color="#fff4c8" stop-opacity=".85"/><stop offset="1" stop-color="#fff4c8" stop-opacity="0"/></linearGradient><linearGradient id="ray" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff2c9" stop-opacity=".5"/><stop offset="1" stop-color="#fff2c9" stop-opacity="0"/></linearGradient><linearGradient id="pool" x2="0" y2="1"><stop stop-color="#57b3cf"/><stop offset="1" stop-color="#1c5872"/></linearGradient><linearGradient id="st-shade" x1="0" y1="0" x2="1" y2="1"><stop offset=".2" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient></defs>`

/** The hollow: its roof from left to right, then its floor back. */
const HOLLOW: readonly Point[] = (
  [
    [-0.05, 0.7],
    [0.1, 0.4],
    [0.28, 0.27],
    [0.48, 0.33],
    [0.68, 0.19],
    [0.88, 0.12],
    [1.05, 0.02],
    [1.05, 0.68],
    [0.86, 0.73],
    [0.66, 0.92],
    [0.42, 0.9],
    [0.2, 1.04],
    [-0.05, 1.1],
  ] as const
).map(([x, y]): Point => [x * W, y * H])

function roofAt(x: number): number {
  const i = HOLLOW.findIndex(point => point[0] >= x)
  const [a, b] = [HOLLOW[i - 1]!, HOLLOW[i]!]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

const strata = (random: () => number): string =>
  times(8, i => {
    const line = Array.from({ length: 8 }, (_, k): Point => [(k * W) / 7, i * H * 0.06 + 10 - k * 5 + random() * 14])
    return `<path d="${smooth(line, false)}" fill="none" stroke="#3b4852" stroke-width="${round1(1 + random() * 2)}" opacity=".5"/>`
  })

/** Stalactites: dark teeth in front, paler and thinner ones in the distance behind. */
const teeth = (random: () => number, count: number, fill: string, length: number): string =>
  times(count, i => {
    const x = round1(W * (0.05 + (i * 0.93) / count))
    const y = round1(roofAt(x))
    const long = length * H * (random() < 0.3 ? 1.1 : 0.5) * (0.5 + random())
    const wide = 4 + long * 0.15
    return `<path d="M${round1(x - wide)} ${y - 8}Q${x - 1} ${round1(y + long * 0.4)} ${x} ${round1(y + long)}Q${x + 1} ${round1(y + long * 0.4)} ${round1(x + wide)} ${y - 8}Z" fill="${fill}"/>`
  })

const stalagmites = (random: () => number): string =>
  times(9, i => {
    const x = round1(W * (0.24 + i * 0.085 + random() * 0.03))
    const y = round1(H * (0.93 - Math.max(0, i - 3) * 0.035))
    const tall = round1(10 + random() * 26)
    return `<path d="M${x - 9} ${y}Q${x - 2} ${y - tall * 0.5} ${x} ${y - tall}Q${x + 2} ${y - tall * 0.5} ${x + 9} ${y}Z" fill="#1b242b" opacity=".85"/>`
  })

const CLAWS = [
  [56, 22, 18],
  [70, 14, 8],
  [84, 12, -4],
  [97, 16, -16],
] as const
const claw = (x: number, y: number, turn: number): string =>
  group(
    x,
    y,
    '<path d="M-4-30Q-9-8 0 14 7-8 4-30Z" fill="#0a0607"/><path d="M-4-2Q-5 8 0 17 5 8 4-2Z" fill="#e6dccb"/>',
    { turn },
  )

/** What waits in the dark: eyes and claws, and no more than that. */
const horror = (x: number, y: number, scale: number): string =>
  group(
    x,
    y,
    `<ellipse cy="10" rx="112" ry="94" fill="url(#dark)"/><path d="M-36-16Q-18-14-7 4-27 4-36-16ZM36-16Q18-14 7 4 27 4 36-16Z" fill="#ff5468"/><path d="M-31-12Q-18-11-10 2-24 1-31-12ZM31-12Q18-11 10 2 24 1 31-12Z" fill="#ffd0a8"/><ellipse cx="-19" cy="-5" rx="2.2" ry="6" fill="#050304"/><ellipse cx="19" cy="-5" rx="2.2" ry="6" fill="#050304"/>${CLAWS.map(([x, y, turn]) => claw(x, y, turn)).join('')}`,
    { scale },
  )

const beam = (x: number, y: number, turn: number, scale = 1): string =>
  group(x, y, '<path d="M0 0 190-46Q206 0 190 46Z" fill="url(#beam)"/>', { turn, scale })

const POOL = `<path d="M${W * 0.28} ${H * 0.95}Q${W * 0.48} ${H * 0.8} ${W * 0.75} ${H * 0.83}L${W * 0.66} ${H * 0.96}Q${W * 0.45} ${H} ${W * 0.28} ${H * 0.95}Z" fill="url(#pool)"/><path d="M${W * 0.38} ${H * 0.915}h64M${W * 0.52} ${H * 0.87}h74M${W * 0.46} ${H * 0.945}h40" stroke="#bfe8f4" stroke-width="2.5" stroke-linecap="round" opacity=".75"/>`

const DAYLIGHT = `<path d="M${W} 0 ${W * 0.56} ${H * 0.86}H${W * 0.74}L${W} ${H * 0.3}ZM${W} ${H * 0.1} ${W * 0.8} ${H * 0.74}H${W * 0.9}L${W} ${H * 0.46}Z" fill="url(#ray)"/>`

const motes = (random: () => number): string =>
  times(26, () => {
    const x = round1(W * (0.5 + random() * 0.5))
    const y = round1(H * (0.16 + random() * 0.6))
    return `<circle cx="${x}" cy="${y}" r="${round1(0.6 + random() * 1.5)}" fill="#fff2c9" opacity="${round1(0.2 + random() * 0.6)}"/>`
  })

const ROPE = `<path d="M${W * 0.935} ${H * 0.7}Q${W * 0.95} ${H * 0.45} ${W * 0.985} ${H * 0.1}" fill="none" stroke="#6b4f2a" stroke-width="6"/><path d="M${W * 0.935} ${H * 0.7}Q${W * 0.95} ${H * 0.45} ${W * 0.985} ${H * 0.1}" fill="none" stroke="#c9a66b" stroke-width="5" stroke-dasharray="9 4"/>`

/** As on the board, and looking somewhere: no letter, for a picture speaks no language. */
const caver = (name: CaverName, x: number, y: number, look: number): string =>
  drawCaver(name, { letter: '', x: W * x, y: H * y, scale: 2.05, look })

/** Three cavers on their way to the daylight; one looks back. */
export function subTerraHero(): string {
  const random = variation('sub-terra')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">${DEFS}`,
    `<rect width="${W}" height="${H}" fill="url(#rock)"/>${strata(random)}`,
    `<path d="${smooth(HOLLOW)}" fill="url(#cave)" stroke="#0b0d10" stroke-width="10"/>`,
    teeth(random, 34, '#2a363e', 0.16),
    DAYLIGHT,
    stalagmites(random),
    POOL,
    teeth(random, 26, '#0b0d10', 0.17),
    beam(W * 0.475, H * 0.44, 174),
    horror(W * 0.15, H * 0.54, 1.04),
    beam(W * 0.635, H * 0.4, -14),
    beam(W * 0.8, H * 0.34, -28, 0.8),
    motes(random),
    ROPE,
    caver('scout', 0.8, 0.66, 1),
    caver('leader', 0.635, 0.72, 1),
    caver('medic', 0.475, 0.76, -1),
    '</svg>\n',
  ].join('\n')
}
