import { Chest, Tent } from '../art/camp-pieces.tsx'
import { colourOf, letterOf } from '../art/Emblem.tsx'
import { Explorer } from '../art/Explorer.tsx'
import { paint } from '../art/Paint.tsx'
import type { Ranked } from './ranking-of.ts'

/** The first three at the fire, whoever won in front. */
export function Podium({ ranking, names }: { ranking: readonly Ranked[]; names: readonly string[] }) {
  const [first, second, third] = ranking
  const stand = (ranked: Ranked | undefined, x: number, y: number, scale: number, flip = false) =>
    ranked && (
      <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
        <Explorer seat={ranked.seat} letter={letterOf(names[ranked.seat]!)} mirrored={flip} />
      </g>
    )
  return (
    <svg className="podium" viewBox="0 0 420 156" aria-hidden="true">
      <ellipse cx="210" cy="112" rx="210" ry="90" fill={paint('glow')} opacity=".7" />
      {second && <Tent x={70} y={134} scale={0.7} colour={colourOf(second.seat)} lit />}
      {third && <Tent x={350} y={134} scale={0.7} colour={colourOf(third.seat)} lit />}
      {stand(second, 122, 144, 0.85)}
      {stand(third, 302, 144, 0.85, true)}
      <Chest x={258} y={132} scale={0.72} colour={colourOf(first!.seat)} open />
      {stand(first, 206, 146, 1.22)}
    </svg>
  )
}
