import type { PlacedTile } from '@grotto/sub-terra'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useBoard } from '../context.ts'
import { useBegun } from '../moments/use-begun.ts'
import { printed } from '../scene/drawn.ts'
import { type Box, boxOf, type CaveMap, cellKey, gapsOf, sameCell, tokensAround } from '../scene/geometry.ts'
import type { CaverPlan } from '../scene/plans.ts'
import { useOdds } from '../scene/rules.ts'
import { Cells } from './Cells.tsx'
import { type Camera, useWorld } from './camera.ts'
import { Cavers, Horrors } from './Figures.tsx'
import { Ghost, GhostHandle } from './Ghost.tsx'
import { useGestures } from './gestures.ts'
import { Lamps } from './Lamps.tsx'
import { Layer } from './Layer.tsx'
import { Light } from './Light.tsx'
import { type Ping, PingNames, PingRipples } from './Pings.tsx'
import { PlanLabels, PlanWays } from './Plans.tsx'
import { drawnTile, Rock } from './Rock.tsx'
import { Signs } from './Signs.tsx'
import { HintRing, HuntPaths, RunPath, Targets } from './Targets.tsx'

/** The drawing reaches a little into the void, so that a growing cave does not resize it at every tile. */
const spread = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 3 - (((left % 2) + 2) % 2),
  top: top - 3 - (((top % 2) + 2) % 2),
  right: right + 3 + (((right % 2) + 2) % 2),
  bottom: bottom + 3 + (((bottom % 2) + 2) % 2),
})

/** The cave with the drawn tile already in it, turned as it is now: lit as it will be, with the gaps it will open. */
function useShownCave(): CaveMap {
  const { cave, scene, turned, playback } = useBoard()
  const { question } = scene
  return useMemo(() => {
    if (question.type !== 'place' || playback.playing) return cave
    const { kind, numbers } = printed(scene, question.tile)
    const arrow = kind === 'ledge' || kind === 'slide' ? question.side : undefined
    const blasted = tokensAround(scene, question.at)
    const printedOn = { ...(numbers && { numbers }), ...(arrow && { arrow }), ...(blasted && { blasted }) }
    const ghost: PlacedTile = { id: question.tile, kind, at: question.at, open: turned, ...printedOn }
    return new Map([...cave, [cellKey(question.at), ghost]])
  }, [cave, scene, question, turned, playback.playing])
}

/** Only games that are looked at again are drawn on. */
const Marks = lazy(async () => ({ default: (await import('./Marks.tsx')).Marks }))

const Effects = lazy(async () => ({ default: (await import('./Effects.tsx')).Effects }))

interface CaveProps {
  readonly camera: Camera
  readonly fullLight: boolean
  readonly pings: readonly Ping[]
  readonly plans: readonly CaverPlan[]
}

export function Cave({ camera, fullLight, pings, plans }: CaveProps) {
  const { scene, playback, words, select, selected, choices, signals, marks } = useBoard()
  const cave = useShownCave()
  const begun = useBegun()
  const stage = useRef<HTMLDivElement>(null)
  const world = useWorld(camera)
  useGestures(stage, camera, signals?.point)
  const gaps = useMemo(() => gapsOf(cave), [cave])
  const drawn = useMemo(
    () => new Map([...cave.values()].map(tile => [cellKey(tile.at), drawnTile(tile, cave, scene.gas)])),
    [cave, scene.gas],
  )
  const box = spread(boxOf([...cave.values()].map(tile => tile.at)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same bounds are the same box
  const bounds = useMemo(() => box, [box.left, box.top, box.right, box.bottom])
  const own = useMemo(() => new Set(choices.map(choice => cellKey(choice.at))), [choices])
  const fogged = useMemo(() => gaps.filter(gap => !own.has(cellKey(gap.cell))), [gaps, own])
  const odds = useOdds()
  const hunts = playback.playing ? [] : odds.horrors
  const near = scene.horrors.map((cell, i) =>
    hunts[i] && sameCell(hunts[i].at, cell) ? hunts[i].distance : playback.playing ? 2 : undefined,
  )
  const closeAll = () => {
    if (selected) select(undefined)
    signals?.close()
  }
  const ways = hunts.map(hunt => [hunt.at, ...hunt.way.map(step => step[0]!)])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the cave closes what is open; keys have Escape
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={`st-stage${signals?.armed ? ' st-pointing' : ''}`}
      ref={stage}
      onClick={event => event.target === event.currentTarget && (playback.playing ? playback.skip() : closeAll())}
    >
      <p id="st-cave-help" className="st-ear">
        {words.say('subTerra.caveHelp')} {signals && words.say('subTerra.signal.help')}
      </p>
      <div className="st-world" ref={world}>
        <Rock box={bounds} cave={cave} drawn={drawn} />
        <Light box={bounds} cave={cave} drawn={drawn} scene={scene} fullLight={fullLight} />
        {!fullLight && <Lamps />}
        <Signs box={bounds} cave={cave} drawn={drawn} gaps={fogged} />
        <Layer box={bounds} name="live">
          <HuntPaths paths={ways} />
          <Targets drawn={drawn} />
          <RunPath />
          <HintRing />
          <PlanWays plans={plans} />
          <PingRipples pings={pings} />
          <Ghost />
          <Horrors near={near} />
          <Cavers />
          <Suspense>{begun && <Effects />}</Suspense>
          {marks && marks.length > 0 && (
            <Suspense>
              <Marks marks={marks} />
            </Suspense>
          )}
        </Layer>
        <Cells gaps={gaps} />
        <GhostHandle />
        <div className="st-words">
          <PlanLabels plans={plans} />
          <PingNames pings={pings} />
        </div>
      </div>
    </div>
  )
}
