import type { Cell } from '@grotto/sub-terra'
import type { Ping } from '../cave/Pings.tsx'
import { nameOf, useBoard } from '../context.ts'
import { tileAt } from '../scene/geometry.ts'
import { tileLabel } from '../scene/labels.ts'
import type { CaverPlan } from '../scene/plans.ts'

/** What the others point at and plan, for ears. */
export function Overheard({ pings, plans }: { pings: readonly Ping[]; plans: readonly CaverPlan[] }) {
  const { words, cave, scene, sitters, viewer } = useBoard()
  const placeOf = (cell: Cell) => {
    const tile = tileAt(cave, cell)
    return tile ? tileLabel(words, scene, tile) : words.say('subTerra.gap')
  }
  const pointed = pings.map(({ name, at }) => words.say('subTerra.signal.pointed', { name, place: placeOf(at) }))
  const planned = plans
    .filter(({ seat }) => seat !== viewer)
    .map(({ seat, by, type, caver, at }) =>
      words.say('subTerra.plan.said', {
        name: sitters[seat]?.name ?? '',
        caver: nameOf(words, by),
        plan: words.say(`subTerra.plan.${type}`, { caver: caver ? nameOf(words, caver) : '' }),
        place: placeOf(at),
      }),
    )
  return (
    <p className="st-ear st-overheard" role="status" aria-live="polite">
      {[...pointed, ...planned].join(' ')}
    </p>
  )
}
