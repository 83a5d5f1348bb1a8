import type { CaverName, Cell, SubTerraEvent, SubTerraPosition } from '@grotto/sub-terra'
import type { CSSProperties, ReactNode } from 'react'
import { useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { C } from '../draw/colors.ts'
import { drawDie, drawHeart, drawPip } from '../draw/dice.ts'
import { icon } from '../draw/icons.ts'
import { around, rngOf, type Svg, times } from '../draw/shapes.ts'
import { drawStone } from '../draw/stones.ts'
import { drawBadge, drawGlints, drawTile } from '../draw/tile.ts'
import { loose, printed } from '../scene/drawn.ts'
import { caverOf } from '../scene/geometry.ts'
import { UNIT } from './view.ts'
import { RisingWater } from './Water.tsx'

const At = ({ cell, y = 0, name, children }: { cell: Cell; y?: number; name: string; children: ReactNode }) => (
  <g transform={`translate(${cell[0] * UNIT + 50} ${cell[1] * UNIT + 50 + y})`}>
    <g className={`st-fx st-fx-${name}`}>{children}</g>
  </g>
)

/** A sign in a ring, above a head. */
const Ring = ({ color, children }: { color: string; children: ReactNode }) => (
  <g>
    <circle r="17" fill="#0e1114" stroke={color} strokeWidth="2" />
    {children}
  </g>
)
const Sign = ({ name, color }: { name: string; color: string }) => (
  <Ring color={color}>
    <Drawing svg={icon(name)} color={color} transform="translate(-12 -12)" />
  </Ring>
)

/** A die that tumbles and lands on its face; the tick or cross says it in words of shape. */
function Rolled({ face, holds }: { face: number; holds: boolean }) {
  const color = holds ? C.success : C.horror2
  return (
    <>
      <g className="st-tumble">
        <Drawing svg={drawDie(face, 36, -18, -18)} />
      </g>
      <g className="st-fx-verdict" transform="translate(19 -17)">
        <circle r="9.5" fill={color} stroke="#0e1114" strokeWidth="1.6" />
        <path
          d={holds ? 'M-4 0l3 3.4L4.6-3.6' : 'M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4'}
          fill="none"
          stroke="#fff"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </g>
    </>
  )
}

/** Stones that fall one after the other, with dust. */
function Stones({ seed }: { seed: number }) {
  const random = rngOf(seed)
  const stones = Array.from({ length: 9 }, (_, i) => ({
    svg: drawStone(seed + i, around(random, 0, 24), around(random, 4, 18), 5 + random() * 6),
    delay: i * 40,
  }))
  return (
    <>
      {stones.map(({ svg, delay }) => (
        <g key={delay} className="st-stone" style={{ animationDelay: `${delay}ms` }}>
          <Drawing svg={svg} />
        </g>
      ))}
      <Drawing className="st-dust" svg={dust(seed)} />
    </>
  )
}
const dust = (seed: number): Svg => {
  const random = rngOf(seed + 7)
  return times(
    12,
    () =>
      `<circle cx="${around(random, 0, 34)}" cy="${around(random, 12, 22)}" r="${6 + random() * 12}" fill="#b9a785" opacity=".3"/>`,
  )
}

const Rings = ({ color }: { color: string }) => (
  <>
    {[0, 1, 2].map(i => (
      <circle
        key={i}
        className="st-ripple"
        r="14"
        fill="none"
        stroke={color}
        strokeWidth="2.5"
        style={{ animationDelay: `${i * 160}ms` } as CSSProperties}
      />
    ))}
  </>
)

const Burst = () => (
  <>
    <circle className="st-flash" r="40" fill="#ffdf9a" />
    <g className="st-burst" color={C.torch}>
      <Drawing svg={icon('blast')} transform="scale(2.6) translate(-12 -12)" />
    </g>
  </>
)

/** The drawn tile, turned over above whoever draws it; a discarded one falls away. */
const Drawn = ({ position, tile, falls }: { position: SubTerraPosition; tile: number; falls: boolean }) => {
  const art = loose(position, tile, printed(position, tile).open)
  return (
    <g transform="scale(.56) translate(-50 -50)">
      <g className={falls ? 'st-falls' : 'st-flips'}>
        <Drawing svg={drawTile(art) + drawGlints(art) + drawBadge(art)} />
        <rect width="100" height="100" rx="4" fill="none" stroke={falls ? C.horror2 : C.torch} strokeWidth="3" />
      </g>
    </g>
  )
}

/** Daylight grows where the exit was found. */
const Daylight = () => <circle className="st-daylight" r="150" fill="url(#st-day)" />

const many = (cells: readonly Cell[], name: string, draw: (cell: Cell) => ReactNode) =>
  cells.map(cell => (
    <At key={cell.join()} cell={cell} name={name}>
      {draw(cell)}
    </At>
  ))

function effectOf(event: SubTerraEvent, scene: SubTerraPosition): ReactNode {
  const placeOf = (name: string) => caverOf(scene, name as CaverName)?.at
  const turnAt = scene.turn && placeOf(scene.turn.caver)
  const over = 'caver' in event ? placeOf(event.caver) : undefined
  switch (event.type) {
    case 'checked':
      return (
        over &&
        event.die && (
          <At cell={over} y={-52} name="still">
            <Rolled face={event.die} holds={event.success} />
          </At>
        )
      )
    case 'hurt':
      return (
        over && (
          <At cell={over} y={-42} name="break">
            <Drawing svg={drawHeart(true, 34, -17, -17)} />
            <path className="st-crack" d="M-2-14L3-5L-3 2L2 14" fill="none" stroke="#1a0206" strokeWidth="2.4" />
          </At>
        )
      )
    case 'healed':
      return (
        over && (
          <At cell={over} y={-42} name="rise">
            <Drawing svg={drawHeart(true, 32, -16, -16)} />
          </At>
        )
      )
    case 'exerted':
      return (
        over && (
          <At cell={over} y={-46} name="rise">
            <Drawing svg={drawPip(true, 34, -17, -17)} />
          </At>
        )
      )
    case 'unharmed':
      return (
        over && (
          <At cell={over} y={-44} name="rise">
            <Sign name="shield" color={C.success} />
          </At>
        )
      )
    case 'hidden':
      return (
        over && (
          <At cell={over} y={-44} name="rise">
            <Sign name="hide" color={C.paper} />
          </At>
        )
      )
    case 'commanded':
      return (
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
      )
    case 'dived':
      return (
        <At cell={event.from} name="still">
          <Rings color={C.water2} />
        </At>
      )
    case 'surfaced':
      return (
        <At cell={event.at} name="still">
          <Rings color={C.water2} />
        </At>
      )
    case 'ropePlaced':
      return (
        <At cell={event.at} y={-40} name="rise">
          <Sign name="placeRope" color={C.rope} />
        </At>
      )
    case 'rubbleCleared':
      return (
        <At cell={event.at} name="still">
          <Drawing className="st-dust" svg={dust(3)} />
        </At>
      )
    case 'tileDrawn':
      return (
        over && (
          <At cell={over} y={-66} name="still">
            <Drawn position={scene} tile={event.tile} falls={false} />
          </At>
        )
      )
    case 'tileDiscarded':
      return (
        turnAt && (
          <At cell={turnAt} y={-66} name="still">
            <Drawn position={scene} tile={event.tile} falls />
          </At>
        )
      )
    case 'tilePlaced':
      return (
        <At cell={event.at} name="still">
          {event.kind === 'exit' && <Daylight />}
          <Drawing className="st-dust" svg={dust(event.tile)} />
        </At>
      )
    case 'blasted':
      return (
        <At cell={event.at} name="still">
          <Burst />
        </At>
      )
    case 'flooded':
      return <RisingWater cells={event.at} />
    case 'gasSpread':
      return many(event.at, 'still', () => <Rings color={C.gas} />)
    case 'caveInRolled':
      return many(event.at, 'still', ([x, y]) => <Stones seed={x * 31 + y * 17 + 900} />)
    case 'horrorSpawned':
      return (
        <At cell={event.at} name="still">
          <Rings color={C.horror2} />
        </At>
      )
    case 'horrorRepelled':
      return (
        <At cell={event.at} name="still">
          <Burst />
        </At>
      )
    default:
      return null
  }
}

/** What the current event looks like above the figures. */
export function Effects() {
  const { playback, scene } = useBoard()
  const current = playback.current
  if (!current) return null
  return <g key={current.number}>{effectOf(current.event, scene)}</g>
}
