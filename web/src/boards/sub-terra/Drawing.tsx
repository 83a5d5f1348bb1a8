import type { CaverName } from '@grotto/sub-terra'
import { memo, type SVGProps } from 'react'
import { grownTo } from '../../theme/grown.ts'
import { type CaverPose, drawCaver } from './draw/caver.ts'
import { drawDie, drawHeart, drawPip } from './draw/dice.ts'
import { drawHorror, type HorrorPose } from './draw/horror.ts'
import { icon } from './draw/icons.ts'
import type { Svg } from './draw/shapes.ts'

/**
 * Puts a drawing on the page. Drawings are text of our own making, hundreds of nodes that never change: handing them
 * over whole is what keeps 66 tiles cheap. Nothing a player wrote ever gets in here.
 */
export const Drawing = memo(function Drawing({ svg, ...rest }: { svg: Svg } & SVGProps<SVGGElement>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings only, see above
  return <g {...rest} dangerouslySetInnerHTML={{ __html: svg }} />
})

export const Icon = memo(function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg className="st-icon grown" style={grownTo(size)} viewBox="0 0 24 24" aria-hidden="true">
      <Drawing svg={icon(name)} />
    </svg>
  )
})

interface PortraitProps {
  readonly caver: CaverName
  readonly letter: string
  readonly pose?: CaverPose
  readonly width?: number
  readonly height?: number
}
const BOXES: Readonly<Record<CaverPose, string>> = {
  standing: '-24 -51 54 58',
  hidden: '-24 -51 54 58',
  lying: '-32 -42 64 54',
}

export const Portrait = memo(function Portrait(props: PortraitProps) {
  const { caver, letter, pose = 'standing', width = 50, height = 62 } = props
  return (
    <svg className="st-portrait grown" style={grownTo(width, height)} viewBox={BOXES[pose]} aria-hidden="true">
      <Drawing svg={drawCaver(caver, { letter, pose })} />
    </svg>
  )
})

interface HorrorProps {
  readonly pose: HorrorPose
  readonly width?: number
  /** With all its limbs, however far they reach. */
  readonly whole?: boolean
}
export const HorrorPortrait = memo(function HorrorPortrait({ pose, width = 46, whole = false }: HorrorProps) {
  const box = whole ? '-50 -62 100 78' : '-40 -46 80 58'
  return (
    <svg className="grown" style={grownTo(width, width * 0.78)} viewBox={box} aria-hidden="true">
      <Drawing svg={drawHorror(pose)} />
    </svg>
  )
})

/** A row of hearts; the label is for ears, the picture for eyes. */
export function Hearts({ have, most, label, size = 15 }: { have: number; most: number; label: string; size?: number }) {
  const hearts = Array.from({ length: most }, (_, i) => drawHeart(i < have, size, i * (size + 2))).join('')
  return (
    <svg
      className="st-row grown"
      style={grownTo(most * (size + 2), size)}
      viewBox={`0 0 ${most * (size + 2)} ${size}`}
      role="img"
      aria-label={label}
    >
      <Drawing svg={hearts} />
    </svg>
  )
}

/** Action points as flames, lit or burnt out. */
export function Flames({ have, label, size = 18 }: { have: number; label: string; size?: number }) {
  const all = Math.max(2, have)
  const flames = Array.from({ length: all }, (_, i) => drawPip(i < have, size, i * (size + 1))).join('')
  return (
    <svg
      className="st-row grown"
      style={grownTo(all * (size + 1), size)}
      viewBox={`0 0 ${all * (size + 1)} ${size}`}
      role="img"
      aria-label={label}
    >
      <Drawing svg={flames} />
    </svg>
  )
}

export function Die({ face, size = 48, tilt = 0 }: { face: number; size?: number; tilt?: number }) {
  return (
    <svg className="st-die grown" style={grownTo(size)} viewBox="-2 -2 32 32" aria-hidden="true">
      <Drawing svg={drawDie(face, 26, 1, 1, { tilt })} />
    </svg>
  )
}
