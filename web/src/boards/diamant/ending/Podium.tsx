import { Chest, Tent } from '../art/camp-pieces.tsx'
import { colourOf, letterOf } from '../art/Emblem.tsx'
import { Explorer } from '../art/Explorer.tsx'
import { paint } from '../art/Paint.tsx'
import { podiumOf, type Standing } from './podium-of.ts'
import type { Ranked } from './ranking-of.ts'

/** The first three at the fire, whoever won in front. */
export function Podium({ ranking, names }: { ranking: readonly Ranked[]; names: readonly string[] }) {
  return (
    <svg className="podium" viewBox="0 0 420 156" aria-hidden="true">
      <ellipse cx="210" cy="112" rx="210" ry="90" fill={paint('glow')} opacity=".7" />
      {podiumOf(ranking).map(standing => (
        <Stands key={standing.ranked.seat} standing={standing} name={names[standing.ranked.seat]!} />
      ))}
    </svg>
  )
}

function Stands({ standing: { ranked, x, scale, flip, won }, name }: { standing: Standing; name: string }) {
  const colour = colourOf(ranked.seat)
  return (
    <>
      {won ? (
        <Chest x={x + 43 * scale} y={132} scale={0.59 * scale} colour={colour} open />
      ) : (
        <Tent x={x + (flip ? 48 : -52)} y={134} scale={0.7} colour={colour} lit />
      )}
      <g transform={`translate(${x} ${won ? 146 : 144}) scale(${flip ? -scale : scale} ${scale})`}>
        <Explorer seat={ranked.seat} letter={letterOf(name)} mirrored={flip} />
      </g>
    </>
  )
}
