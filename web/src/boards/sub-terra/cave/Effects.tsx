import type { CaverName, Cell, SubTerraEvent, SubTerraPosition } from '@grotto/sub-terra'
import type { ReactNode } from 'react'
import { useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { C } from '../draw/colors.ts'
import { drawHeart, drawPip } from '../draw/dice.ts'
import { caverOf } from '../scene/geometry.ts'
import { At, Burst, Daylight, Drawn, dust, many, Rings, Sign, Stones } from './effect-art.tsx'
import { RisingWater } from './Water.tsx'

interface Stage {
  readonly scene: SubTerraPosition
  readonly placeOf: (caver: CaverName) => Cell | null | undefined
  /** Where the caver of the event is, where it has one. */
  readonly over: Cell | null | undefined
  /** Where the caver is whose turn it is. */
  readonly turnAt: Cell | null | undefined
}

type EventType = SubTerraEvent['type']
type Effect<T extends EventType> = (event: Extract<SubTerraEvent, { type: T }>, stage: Stage) => ReactNode

/** What each event looks like above the figures; `null` where the cave itself shows it. */
const EFFECTS: { readonly [T in EventType]: Effect<T> | null } = {
  roundStarted: null,
  turnStarted: null,
  turnSkipped: null,
  turnEnded: null,
  acted: null,
  exerted: (_event, { over }) =>
    over && (
      <At cell={over} y={-46} name="rise">
        <Drawing svg={drawPip(true, 34, -17, -17)} />
      </At>
    ),
  checked: null,
  notChecked: null,
  tileDrawn: (event, { over, scene }) =>
    over && (
      <At cell={over} y={-66} name="still">
        <Drawn position={scene} tile={event.tile} falls={false} />
      </At>
    ),
  tileDiscarded: (event, { turnAt, scene }) =>
    turnAt && (
      <At cell={turnAt} y={-66} name="still">
        <Drawn position={scene} tile={event.tile} falls />
      </At>
    ),
  tileSetAside: null,
  tilePlaced: event => (
    <At cell={event.at} name="still">
      {event.kind === 'exit' && <Daylight />}
      <Drawing className="st-dust" svg={dust(event.tile)} />
    </At>
  ),
  moved: null,
  dived: event => (
    <At cell={event.from} name="still">
      <Rings color={C.water2} />
    </At>
  ),
  surfaced: event => (
    <At cell={event.at} name="still">
      <Rings color={C.water2} />
    </At>
  ),
  healed: (_event, { over }) =>
    over && (
      <At cell={over} y={-42} name="rise">
        <Drawing svg={drawHeart(true, 32, -16, -16)} />
      </At>
    ),
  hurt: (_event, { over }) =>
    over && (
      <At cell={over} y={-42} name="break">
        <Drawing svg={drawHeart(true, 34, -17, -17)} />
        <path className="st-crack" d="M-2-14L3-5L-3 2L2 14" fill="none" stroke="#1a0206" strokeWidth="2.4" />
      </At>
    ),
  unharmed: (_event, { over }) =>
    over && (
      <At cell={over} y={-44} name="rise">
        <Sign name="shield" color={C.success} />
      </At>
    ),
  hidden: (_event, { over }) =>
    over && (
      <At cell={over} y={-44} name="rise">
        <Sign name="hide" color={C.paper} />
      </At>
    ),
  ropePlaced: event => (
    <At cell={event.at} y={-40} name="rise">
      <Sign name="placeRope" color={C.rope} />
    </At>
  ),
  rubbleCleared: event => (
    <At cell={event.at} name="still">
      <Drawing className="st-dust" svg={dust(3)} />
    </At>
  ),
  blasted: event => (
    <At cell={event.at} name="still">
      <Burst />
    </At>
  ),
  commanded: (event, { over, placeOf }) => (
    <>
      {placeOf(event.by) && (
        <At cell={placeOf(event.by)!} y={-46} name="rise">
          <Sign name="command" color={C.torch} />
        </At>
      )}
      {over && (
        <At cell={over} name="still">
          <Rings color={C.torch} />
        </At>
      )}
    </>
  ),
  declined: null,
  phaseStarted: null,
  gasCleared: null,
  hazardRevealed: null,
  flooded: event => <RisingWater cells={event.at} />,
  gasSpread: event => many(event.at, 'still', () => <Rings color={C.gas} />),
  caveInRolled: event => many(event.at, 'still', ([x, y]) => <Stones seed={x * 31 + y * 17 + 900} />),
  horrorMoved: null,
  horrorLeft: null,
  horrorSpawned: event => (
    <At cell={event.at} name="still">
      <Rings color={C.horror2} />
    </At>
  ),
  horrorNotSpawned: null,
  horrorRepelled: event => (
    <At cell={event.at} name="still">
      <Burst />
    </At>
  ),
  outOfTime: null,
  devoured: null,
  gameEnded: null,
}

function effectOf(event: SubTerraEvent, scene: SubTerraPosition): ReactNode {
  const effect = EFFECTS[event.type] as Effect<EventType> | null
  const placeOf = (caver: CaverName) => caverOf(scene, caver)?.at
  const over = 'caver' in event ? placeOf(event.caver as CaverName) : undefined
  return effect?.(event, { scene, placeOf, over, turnAt: scene.turn && placeOf(scene.turn.caver) })
}

/** What the current event looks like above the figures. */
export function Effects() {
  const { playback, scene } = useBoard()
  const current = playback.current
  if (!current) return null
  return <g key={current.number}>{effectOf(current.event, scene)}</g>
}
