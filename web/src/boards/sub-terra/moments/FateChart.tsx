import { nameOf, useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { icon } from '../draw/icons.ts'
import type { RunFigures } from './run.ts'
import { usePaper } from './use-paper.ts'

const [USUAL, BASE, HIGH] = [630, 150, 130] as const
/** Room for a card's sign, and the number of its round below it. */
const [SIGN, SIGN_ROW] = [20, 26] as const

/** The team's health by round, the cards that came, the turning points, and the round that decided it. */
export function FateChart({ figures, decided }: { figures: RunFigures; decided: number | undefined }) {
  const { words } = useBoard()
  const { rounds, most } = figures
  const [drawing, { width, text }] = usePaper(USUAL)
  const [left, right] = [14 + 20 * text, width - 12 - 8 * text]
  const step = rounds.length > 1 ? (right - left) / (rounds.length - 1) : 0
  const x = (i: number) => left + i * step
  const y = (health: number) => BASE - (health / most) * HIGH
  const line = rounds.map(({ health }, i) => `${x(i).toFixed(1)} ${y(health).toFixed(1)}`).join('L')
  const grid = [0, 5, 10, 15, 20].filter(value => value <= most)
  const every = Math.max(1, Math.ceil((SIGN * Math.max(1, 0.8 * text)) / Math.max(1, step)))
  const told = rounds.map(({ round, health }) => `${round}: ${health}`).join(', ')
  const label = words.say('common.about', { what: words.say('subTerra.ending.chart'), text: told })
  return (
    <svg ref={drawing} className="st-fate" height={BASE + SIGN_ROW + 18 * text} role="img" aria-label={label}>
      {grid.map(value => (
        <g key={value}>
          <path d={`M${left - 4} ${y(value)}H${right}`} stroke="#1d1a16" strokeOpacity=".18" strokeDasharray="2 4" />
          <text x={left - 12} y={y(value) + 4 * text} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path d={`M${x(0)} ${BASE}L${line}L${x(rounds.length - 1)} ${BASE}Z`} fill="url(#st-fate)" />
      <path d={`M${line}`} fill="none" stroke="#8f1c2d" strokeWidth="3" strokeLinejoin="round" />
      {rounds.map(({ round, health, card, exitFound, fell }, i) => (
        <g key={round}>
          {exitFound && (
            <>
              <path d={`M${x(i)} 18V${BASE}`} stroke="#9a6a12" strokeWidth="2" strokeDasharray="4 3" />
              <text
                x={x(i) + (i > rounds.length / 2 ? -6 : 6)}
                y={16 + 22 * text}
                textAnchor={i > rounds.length / 2 ? 'end' : 'start'}
                fontWeight="700"
                fill="#7a5208"
              >
                {words.say('subTerra.ending.exitFound')}
              </text>
            </>
          )}
          {round === decided && (
            <>
              <path d={`M${x(i)} 4V${BASE}`} stroke="#8f1c2d" strokeWidth="2.5" />
              <text
                className="st-fatal"
                x={x(i) + (i > rounds.length / 2 ? -6 : 6)}
                y={2 + 10 * text}
                textAnchor={i > rounds.length / 2 ? 'end' : 'start'}
                fontWeight="700"
              >
                {words.say('subTerra.ending.here')}
              </text>
            </>
          )}
          <circle
            cx={x(i)}
            cy={y(health)}
            r={fell.length > 0 ? 5 : 3.4}
            fill={fell.length > 0 ? '#8f1c2d' : '#efe6d2'}
            stroke="#8f1c2d"
            strokeWidth="2"
          >
            {fell.length > 0 && (
              <title>
                {words.list(fell.map(caver => words.say('subTerra.ending.fell', { caver: nameOf(words, caver) })))}
              </title>
            )}
          </circle>
          {card && i % every === 0 && (
            <Drawing svg={icon(card)} transform={`translate(${x(i) - 8} 158) scale(.67)`} color="#4a4234" />
          )}
          {i % every === 0 && (
            <text x={x(i)} y={BASE + SIGN_ROW + 12 * text} textAnchor="middle">
              {round}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
