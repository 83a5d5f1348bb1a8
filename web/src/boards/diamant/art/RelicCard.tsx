import { memo } from 'react'
import { grownTo } from '../../../theme/grown.ts'
import { CardFace, fitted, Move, SERIF } from './frames.tsx'
import { Gem } from './gems.tsx'
import { paint } from './Paint.tsx'
import { fine, times } from './seeded.ts'

interface Props {
  /** What this one would bring now (D-35). */
  readonly worth: number
  readonly title: string
  readonly label: string
}

/** Relics wear gold and rays. */
export const RelicCard = memo(function RelicCard({ worth, title, label }: Props) {
  const shift = worth > 9 ? 13 : 0
  return (
    <CardFace label={label}>
      <rect x="2" y="2" width="196" height="276" rx="16" fill="#2a1c08" />
      <g clipPath="url(#diamant-clip-face)">
        <rect width="200" height="280" fill={paint('dusk-relic')} />
        <path d={RAYS} fill="#ffe9b0" opacity=".16" />
        <Move x={6} y={5.3} scale={0.94}>
          <Idol />
        </Move>
        <path d="M0 228H200V280H0Z" fill="#10201f" opacity=".92" />
      </g>
      <text x="20" y="259" fontFamily={SERIF} fontWeight="650" fontSize={fitted(title, 27, 100 - shift)} fill="#ffe9b0">
        {title}
      </text>
      <Gem kind="diamond" x={138 - shift} y={250} size={30} />
      <text x={158 - shift} y="260" fontFamily={SERIF} fontWeight="750" fontSize="32" fill="#fff4e2">
        {worth}
      </text>
      <rect x="6" y="6" width="188" height="268" rx="12" fill="none" stroke={paint('gold')} strokeWidth="7" />
      <path d="M8 30Q30 30 30 8M192 30Q170 30 170 8" fill="none" stroke="#ffe9a8" strokeWidth="4" />
    </CardFace>
  )
})

const RAYS = times(14, i => {
  const to = (angle: number) => `L${fine(100 + Math.cos(angle) * 190)} ${fine(120 + Math.sin(angle) * 190)}`
  return `M100 120${to(i * 0.449)}${to(i * 0.449 + 0.16)}Z`
}).join('')

const Idol = () => (
  <>
    <g stroke="#4d2f0a" strokeWidth="4" strokeLinejoin="round">
      <path d="M42 226h116l-10-22H52Z" fill={paint('bronze')} />
      <path d="M60 204h80l-6-18H66Z" fill={paint('gold')} />
      <path d="M100 52 118 34 124 60 150 56 142 80H58L50 56l26 4 6-26Z" fill={paint('gold')} />
      <path d="M58 78h84v62c0 26-18 46-42 46s-42-20-42-46Z" fill={paint('gold')} />
      <path d="M58 92H44v36h14M142 92h14v36h-14" fill={paint('bronze')} />
      <path d="M70 104h26v18H76q-6-6-6-18ZM130 104h-26v18h20q6-6 6-18Z" fill="#2fb7a6" />
      <path d="M92 124h16l6 22H86Z" fill={paint('bronze')} />
      <path d="M76 156h48v12q-24 10-48 0Z" fill="#4d2f0a" />
    </g>
    <path d="M84 158v10M92 158v13M100 158v14M108 158v13M116 158v10" stroke="#ffe9a8" strokeWidth="4" />
    <path d="M44 136h.1M156 136h.1" stroke="#2fb7a6" strokeWidth="12" strokeLinecap="round" />
    <path d="M86 112h.1M114 112h.1" stroke="#06302c" strokeWidth="8" strokeLinecap="round" />
    <path d="M68 86h64" stroke="#fff4c8" strokeWidth="4" opacity=".8" />
  </>
)

/** The idol small enough for a line of text. */
export const RelicMark = ({ size = 20 }: { size?: number }) => (
  <svg className="relic-mark grown" style={grownTo(size)} viewBox="40 30 120 200" aria-hidden="true">
    <path
      d="M100 52 118 34 124 60 150 56 142 80V140c0 26-18 46-42 46s-42-20-42-46V80L50 56l26 4 6-26Z"
      fill="#e0a93b"
      stroke="#4d2f0a"
      strokeWidth="6"
    />
    <path d="M70 104h26v18H70ZM130 104h-26v18h26Z" fill="#0c2023" />
    <path d="M50 226h100l-10-30H60Z" fill="#a9743c" stroke="#4d2f0a" strokeWidth="6" />
  </svg>
)
