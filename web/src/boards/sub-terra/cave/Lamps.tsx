import type { CSSProperties } from 'react'
import { useBoard } from '../context.ts'
import { cellKey } from '../scene/geometry.ts'

/** The flicker of the lamps: small pictures that fade in and out by themselves, so that nothing else is painted again. */
export function Lamps() {
  const { scene } = useBoard()
  const lit = scene.cavers.filter(caver => caver.at && caver.health > 0)
  const cells = [...new Map(lit.map(caver => [cellKey(caver.at!), caver.at!])).values()]
  return (
    <div aria-hidden="true">
      {cells.map(([x, y], index) => (
        <i key={`${x},${y}`} className="st-lamp" style={{ '--x': x, '--y': y, '--nth': index } as CSSProperties} />
      ))}
    </div>
  )
}
