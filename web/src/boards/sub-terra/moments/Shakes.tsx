import { memo } from 'react'
import { Drawing } from '../Drawing.tsx'
import { rngOf, type Svg, times } from '../draw/shapes.ts'
import { drawStone } from '../draw/stones.ts'

const random = rngOf(8)
const ANGLES = [-2.6, -2.1, -1.5, -0.95, -0.5, 0.45, 0.9, 1.5, 2.2, 2.7]

function crackFrom(angle: number): string {
  let [x, y] = [300, 410]
  let d = `M${x} ${y}`
  for (let i = 0; i < 13; i++) {
    const a = angle + (random() - 0.5) * 1.3
    x += Math.cos(a) * 62
    y += Math.sin(a) * 50
    d += `L${x.toFixed(0)} ${y.toFixed(0)}`
  }
  return `<path d="${d}" fill="none" stroke="#000" stroke-width="9" stroke-linejoin="bevel" opacity=".8"/><path d="${d}" fill="none" stroke="#ffb347" stroke-width="1.6" opacity=".55" transform="translate(-1 -2)"/>`
}

const falling = (): Svg => {
  const [x, y, r] = [random() * 1280, random() ** 2 * 300, 3 + random() * 12]
  return `<path d="M${x - r * 0.8} ${y}L${x} ${y - r * 7}L${x + r * 0.8} ${y}Z" fill="#c9b48c" opacity=".16"/>${drawStone(Math.floor(x) + 3, x, y, r)}`
}
const CRACKS: Svg = ANGLES.map(crackFrom).join('')
const STONES: Svg = times(22, falling)

/** Cracks that run out from the card, and falling stones. */
export const Shakes = memo(function Shakes() {
  return (
    <svg className="st-shakes" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing svg={CRACKS} className="st-cracks" />
      <Drawing svg={STONES} className="st-rain" />
    </svg>
  )
})
