import { type Point, round1, times, variation } from '../../pictures/drawing.ts'
import { explorer } from '../../pictures/explorers.ts'
import { entrance, gem, PAINTS, tent } from '../../pictures/things.ts'

const W = 640
const H = 300

const DEFS = `<defs>${PAINTS}<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#0d1930"/><stop offset=".55" stop-color="#5d456a"/><stop offset=".8" stop-color="#c3725a"/><stop offset="1" stop-color="#f0a25e"/></linearGradient><linearGradient id="far" x2="0" y2="1"><stop stop-color="#4d4562"/><stop offset="1" stop-color="#2b2836"/></linearGradient><linearGradient id="near" x2="0" y2="1"><stop stop-color="#63505a"/><stop offset="1" stop-color="#1b1c22"/></linearGradient><linearGradient id="snow" x2="0" y2="1"><stop stop-color="#fff6ea"/><stop offset="1" stop-color="#d9b9b4"/></linearGradient><radialGradient id="moon"><stop offset=".3" stop-color="#fff4d0" stop-opacity=".5"/><stop offset="1" stop-color="#fff4d0" stop-opacity="0"/></radialGradient></defs>`

const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${round1(x * W)} ${round1(y * H)}`).join('')

const FAR = line([
  [-0.02, 0.62],
  [0.1, 0.36],
  [0.19, 0.46],
  [0.3, 0.26],
  [0.72, 0.3],
  [0.84, 0.24],
  [0.93, 0.4],
  [1.02, 0.3],
  [1.02, 1],
  [-0.02, 1],
])
const PEAK = line([
  [-0.02, 0.82],
  [0.14, 0.5],
  [0.24, 0.58],
  [0.42, 0.12],
  [0.5, 0.2],
  [0.58, 0.07],
  [0.78, 0.5],
  [0.86, 0.44],
  [1.02, 0.78],
  [1.02, 1],
  [-0.02, 1],
])
const SNOW = line([
  [0.42, 0.12],
  [0.5, 0.2],
  [0.58, 0.07],
  [0.64, 0.2],
  [0.6, 0.27],
  [0.57, 0.22],
  [0.52, 0.3],
  [0.47, 0.24],
  [0.44, 0.31],
  [0.41, 0.24],
  [0.37, 0.25],
])
const SHADE = line([
  [0.58, 0.07],
  [0.78, 0.5],
  [0.86, 0.44],
  [1.02, 0.78],
  [1.02, 1],
  [0.74, 1],
  [0.62, 0.44],
])
const CRACKS = `${line([
  [0.42, 0.3],
  [0.37, 0.44],
  [0.38, 0.5],
])}${line([
  [0.58, 0.3],
  [0.6, 0.38],
])}${line([
  [0.24, 0.58],
  [0.29, 0.7],
])}${line([
  [0.14, 0.5],
  [0.12, 0.62],
])}`

const stars = (random: () => number): string =>
  times(60, () => {
    const [x, y] = [round1(random() * W), round1(random() * H * 0.42)]
    return `<circle cx="${x}" cy="${y}" r="${round1(0.5 + random() * 1.2)}" fill="#fff4d0" opacity="${round1(0.3 + random() * 0.7)}"/>`
  })

/** A heap that glitters: rubies, and a diamond now and then. */
function treasure(random: () => number): string {
  const heap = Array.from({ length: 46 }, (_, i) => {
    const along = random()
    const height = (0.25 - (along - 0.5) ** 2) * H * 0.46 * random()
    return {
      x: W * 0.655 + (along - 0.5) * W * 0.36,
      y: H * 0.84 - height,
      diamond: i % 4 === 0,
      turn: random() * 60 - 30,
    }
  })
  const drawn = heap
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, diamond, turn }) => gem(diamond ? 'diamond' : 'ruby', x, y, diamond ? 27 : 24, turn))
  return `<ellipse cx="${W * 0.655}" cy="${H * 0.8}" rx="150" ry="46" fill="url(#glow)" opacity=".55"/>${drawn.join('')}`
}

const SPARKLE = 'M0-6 1.3-1.3 6 0 1.3 1.3 0 6-1.3 1.3-6 0-1.3-1.3Z'
const sparkles = (random: () => number): string =>
  times(9, () => {
    const [x, y] = [round1(W * (0.53 + random() * 0.26)), round1(H * (0.69 + random() * 0.12))]
    return `<path d="${SPARKLE}" transform="translate(${x} ${y}) scale(${round1(0.5 + random() * 0.7)})" fill="#fff6dc"/>`
  })

const ENTRANCES = ['closed', 'closed', 'open', 'waiting', 'waiting'] as const
const entrances = (): string =>
  ENTRANCES.map((state, i) =>
    entrance(i, state, W * (0.2 + i * 0.15), H * (0.6 - (i % 2) * 0.03), state === 'open' ? 0.98 : 0.7),
  ).join('')

/** The mountain at dusk: five entrances, one of them lit; treasure carried out, and a fire at the camp. */
export function diamantHero(): string {
  const random = variation('tacora')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">${DEFS}`,
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>${stars(random)}`,
    `<circle cx="${W * 0.86}" cy="${H * 0.15}" r="52" fill="url(#moon)"/><circle cx="${W * 0.86}" cy="${H * 0.15}" r="14" fill="#fff4d0"/>`,
    `<path d="${FAR}Z" fill="url(#far)"/><path d="${PEAK}Z" fill="url(#near)" stroke="#14151a" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${SHADE}Z" fill="#0b0d10" opacity=".28"/><path d="${SNOW}Z" fill="url(#snow)"/><path d="${CRACKS}" stroke="#1b1c22" stroke-width="4" fill="none" opacity=".55" stroke-linejoin="round"/>`,
    entrances(),
    `<path d="M-10 ${H * 0.74}Q${W * 0.5} ${H * 0.62} ${W + 10} ${H * 0.74}V${H}H-10Z" fill="#191a20"/>`,
    tent(W * 0.94, H * 0.8, '#CC79A7', 0.66),
    treasure(random),
    sparkles(random),
    explorer('orange', W * 0.475, H * 0.8, { scale: 0.96, torchlit: true }),
    explorer('sky', W * 0.845, H * 0.81, { scale: 0.96, torchlit: true, flip: true }),
    '</svg>\n',
  ].join('\n')
}
