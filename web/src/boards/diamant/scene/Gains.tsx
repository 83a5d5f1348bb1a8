import type { Reveal } from '../telling/beats.ts'
import type { Shown } from '../telling/shown.ts'
import type { PathLayout } from './path-layout.ts'
import { standsOf } from './staging.ts'

/** What whoever comes home puts into the chest, rising above the camp. */
export function Gains({ reveal, shown, layout }: { reveal: Reveal; shown: Shown; layout: PathLayout }) {
  const stands = standsOf(shown, layout)
  const relics = reveal.relics.reduce((sum, { worth }) => sum + worth, 0)
  return (
    <>
      {reveal.left.map(({ seat, hand, share }) => {
        const { x, y, scale } = stands[seat]!
        return (
          <b key={seat} className="gain" style={{ left: x, top: y - 100 * scale }} aria-hidden="true">
            +{hand + share + relics}
          </b>
        )
      })}
    </>
  )
}
