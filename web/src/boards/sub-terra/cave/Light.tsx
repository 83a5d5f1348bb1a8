import type { Cell, SubTerraPosition } from '@grotto/sub-terra'
import { memo, useMemo } from 'react'
import { floorPath } from '../draw/floor.ts'
import type { DrawnTile } from '../draw/tile.ts'
import type { Box, CaveMap } from '../scene/geometry.ts'
import { lightOf, strengthOf } from '../scene/light.ts'
import { Layer } from './Layer.tsx'
import { UNIT } from './look.ts'

const middle = ([x, y]: Cell): readonly [number, number] => [x * UNIT + 50, y * UNIT + 50]

interface LightProps {
  readonly box: Box
  readonly cave: CaveMap
  readonly drawn: ReadonlyMap<string, DrawnTile>
  readonly scene: SubTerraPosition
  readonly fullLight: boolean
}

interface Lit {
  readonly at: Cell
  readonly key: string
  /** How bright, from 0 to 1. */
  readonly level: number
}
interface CirclesProps {
  readonly lit: readonly Lit[]
  readonly fill: string
  readonly radius: (level: number) => number
  readonly opacity: (level: number) => number
}

/** A round patch over every lit cell, the larger and stronger the brighter it is. */
const Circles = ({ lit, fill, radius, opacity }: CirclesProps) =>
  lit.map(({ at, key, level }) => {
    const [cx, cy] = middle(at)
    return <circle key={key} cx={cx} cy={cy} r={radius(level)} fill={fill} opacity={opacity(level)} />
  })

/** Darkness with holes where lamps reach, and warm light on the floors there. */
export const Light = memo(function Light({ box, cave, drawn, scene, fullLight }: LightProps) {
  const light = useMemo(() => lightOf(scene, cave), [scene, cave])
  const lit = [...light].flatMap(([key, level]) => {
    const tile = cave.get(key)
    return tile ? [{ at: tile.at, key, level }] : []
  })
  if (fullLight) return null
  const strength = strengthOf(scene)
  const [x, y] = [box.left * UNIT, box.top * UNIT]
  const cover = { x, y, width: (box.right - box.left) * UNIT, height: (box.bottom - box.top) * UNIT }
  return (
    <>
      <Layer box={box} name="darkness">
        <mask id="st-dark" maskUnits="userSpaceOnUse" {...cover}>
          <rect {...cover} fill="#fff" />
          <Circles
            lit={lit}
            fill="url(#st-hole)"
            radius={level => 70 + 62 * level}
            opacity={level => level * (0.55 + 0.45 * strength)}
          />
        </mask>
        <rect {...cover} fill="#04070d" opacity={0.58 + 0.42 * (1 - strength)} mask="url(#st-dark)" />
      </Layer>
      <Layer box={box} name="glow">
        <clipPath id="st-floors">
          {lit.map(({ at, key }) => (
            <path
              key={key}
              transform={`translate(${at[0] * UNIT} ${at[1] * UNIT})`}
              d={floorPath(drawn.get(key)!, 52)}
            />
          ))}
        </clipPath>
        <g opacity={0.5 * strength}>
          <Circles lit={lit} fill="url(#st-lamp)" radius={level => 60 + 70 * level} opacity={level => 0.7 * level} />
        </g>
        <g clipPath="url(#st-floors)" opacity={strength}>
          <Circles lit={lit} fill="url(#st-lamp)" radius={level => 72 + 58 * level} opacity={level => 0.95 * level} />
        </g>
      </Layer>
      <Layer box={box} name="warmth">
        <g clipPath="url(#st-floors)" opacity={0.72 * strength}>
          <Circles lit={lit} fill="url(#st-hot)" radius={level => 60 + 45 * level} opacity={level => level} />
        </g>
      </Layer>
    </>
  )
})
