import { useId } from 'react'
import { useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { ACCENT, type CardKind, drawCardBack, SCENES } from '../draw/cards.ts'

/** Lines of at most about this many letters. */
function wrapped(text: string, width: number): string[] {
  const rows = ['']
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`.trim()
    if (longer.length <= width) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

const Severe = () => (
  <g transform="translate(98 100) rotate(-12)">
    <circle r="14.5" fill="#b3263a" stroke="#efe6d2" strokeWidth="1.6" />
    <circle r="11.5" fill="none" stroke="#f3c7b8" strokeWidth=".8" strokeDasharray="2 1.5" />
    <text y="5" textAnchor="middle" className="st-card-title" fontSize="15" fill="#fff">
      ×2
    </text>
  </g>
)

/** A hazard card, face up, in the player's language. */
export function HazardCardFace({ kind, twice }: { kind: CardKind; twice: boolean }) {
  const { words } = useBoard()
  const clip = useId()
  const accent = ACCENT[kind]
  const title = words.say(`subTerra.hazard.${kind}`)
  const rows = wrapped(words.say(`subTerra.hazardText.${kind}`), 26)
  const size = rows.length > 4 ? 6.6 : 7.6
  return (
    <g>
      <rect x="3" y="5" width="120" height="168" rx="9" opacity=".45" />
      <rect width="120" height="168" rx="9" fill={kind === 'outOfTime' ? '#d9cdb4' : '#efe6d2'} />
      <rect width="120" height="168" rx="9" fill="url(#st-paper)" />
      <rect x="5" y="5" width="110" height="158" rx="6" fill="none" stroke={accent} strokeWidth="1.2" />
      <rect x="7.5" y="7.5" width="105" height="153" rx="4.5" fill="none" stroke={accent} strokeWidth=".5" />
      <text
        x="60"
        y="26"
        textAnchor="middle"
        className="st-card-title"
        fontSize={title.length > 16 ? 11 : title.length > 9 ? 14 : 17}
        fill={accent}
      >
        {title}
      </text>
      <clipPath id={clip}>
        <circle r="40" />
      </clipPath>
      <g transform="translate(60 73) scale(.92)">
        <g clipPath={`url(#${clip})`}>
          <rect x="-41" y="-41" width="82" height="82" fill="#2a2119" />
          <Drawing svg={SCENES[kind]()} />
        </g>
        <circle r="40" fill="none" stroke={accent} strokeWidth="2" />
        <circle r="42.5" fill="none" stroke={accent} strokeWidth=".6" />
      </g>
      {rows.map((row, i) => (
        <text key={row} x="60" y={126 + i * (size + 1.6)} textAnchor="middle" className="st-card-text" fontSize={size}>
          {row}
        </text>
      ))}
      {twice && <Severe />}
    </g>
  )
}

/** The top card of the deck, turned over. */
export function TurnedCard({ kind, twice }: { kind: CardKind; twice: boolean }) {
  return (
    <div className="st-cards" aria-hidden="true">
      <svg className="st-deck" viewBox="-34 -14 200 204" aria-hidden="true">
        <Drawing svg={drawCardBack({ x: -20, y: 6, tilt: -9 }) + drawCardBack({ x: -12, y: 2, tilt: -5 })} />
      </svg>
      <svg className="st-card" viewBox="-34 -14 200 204" aria-hidden="true">
        <g transform="translate(14 2) rotate(2)">
          <HazardCardFace kind={kind} twice={twice} />
        </g>
      </svg>
    </div>
  )
}
