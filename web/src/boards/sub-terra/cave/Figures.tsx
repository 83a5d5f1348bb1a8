import type { CaverPosition, Cell, SubTerraPosition } from '@grotto/sub-terra'
import { memo, useRef } from 'react'
import { letterOf, useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { type CaverPose, drawCaver, slots } from '../draw/caver.ts'
import { drawHorror, type HorrorPose } from '../draw/horror.ts'
import { actorOf } from '../scene/choices.ts'
import { cellKey, sameCell } from '../scene/geometry.ts'
import { UNIT } from './look.ts'

export const poseOf = (caver: CaverPosition): CaverPose =>
  caver.health === 0 ? 'lying' : caver.hidden ? 'hidden' : 'standing'

/** One figure large, two a little smaller, more smaller still; with a horror among them all draw aside. */
const SCALE = [1, 1.42, 1.24, 0.98, 0.9, 0.82, 0.82] as const
const scaleFor = (count: number, active: boolean, crowded: boolean): number =>
  SCALE[Math.min(count, 6)]! * (active && count < 3 ? 1.08 : 1) * (crowded ? 0.86 : 1)

const Caver = memo(function Caver(props: {
  name: CaverPosition['name']
  letter: string
  pose: CaverPose
  active: boolean
  look: number
}) {
  const { name, ...look } = props
  return <Drawing svg={drawCaver(name, look)} />
})

/** Which way each caver last went, so that she looks there. */
function useLooks(cavers: readonly CaverPosition[]): ReadonlyMap<string, number> {
  const last = useRef(new Map<string, Cell>())
  const looks = useRef(new Map<string, number>())
  for (const { name, at } of cavers) {
    const before = last.current.get(name)
    if (at && before && !sameCell(before, at)) looks.current.set(name, Math.sign(at[0] - before[0]))
    if (at) last.current.set(name, at)
  }
  return looks.current
}

export function Cavers() {
  const { scene, words, playback } = useBoard()
  const looks = useLooks(scene.cavers)
  const active = playback.playing ? scene.turn?.caver : actorOf(scene)
  return scene.cavers.map(caver => {
    if (!caver.at) return null
    const [x, y, scale] = standing(scene, caver, caver.name === active)
    return (
      <g key={caver.name} className="st-figure" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <Caver
          name={caver.name}
          letter={letterOf(words, caver.name)}
          pose={poseOf(caver)}
          active={caver.name === active}
          look={looks.get(caver.name) ?? 0}
        />
      </g>
    )
  })
}

/** Where a caver stands among those on her tile, and how large. */
function standing(scene: SubTerraPosition, caver: CaverPosition, active: boolean): [number, number, number] {
  const at = caver.at!
  const here = scene.cavers.filter(other => sameCell(other.at, at))
  const crowded = scene.horrors.some(cell => sameCell(cell, at))
  const [sx, sy] = slots(here.length)[here.indexOf(caver)]!
  const down = (caver.health === 0 ? -4 : 4) + (crowded ? 9 : 0)
  /** Alone with a horror she gives way to one side, so that both are seen. */
  const aside = crowded && here.length === 1 ? -19 : 0
  return [at[0] * UNIT + sx + aside, at[1] * UNIT + sy + down, scaleFor(here.length, active, crowded)]
}

/** `near` is how many steps each horror is from its victim; absent where it has none. */
export function Horrors({ near }: { near: readonly (number | undefined)[] }) {
  const { scene } = useBoard()
  const seen = new Map<string, number>()
  return scene.horrors.map((cell, index) => {
    const nth = seen.get(cellKey(cell)) ?? 0
    seen.set(cellKey(cell), nth + 1)
    const prey = scene.cavers.filter(caver => sameCell(caver.at, cell)).length
    const crowded = prey > 0
    const aside = prey === 1 ? 14 : 0
    const [x, y] = [cell[0] * UNIT + 50 + aside + nth * 13, cell[1] * UNIT + (crowded ? 50 : 68) - nth * 9]
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a horror is its place in the order of entering
        key={index}
        className="st-figure st-horror"
        style={{ transform: `translate(${x}px, ${y}px) scale(${crowded ? 1.14 : 1.3})` }}
      >
        <Drawing svg={drawHorror(poseAt(near[index]))} />
      </g>
    )
  })
}

export const poseAt = (steps: number | undefined): HorrorPose =>
  steps === undefined ? 'lurking' : steps <= 1 ? 'lunging' : 'stalking'
