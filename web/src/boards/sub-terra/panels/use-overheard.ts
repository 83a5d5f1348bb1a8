import type { Cell } from '@grotto/sub-terra'
import { useEffect, useRef } from 'react'
import { say } from '../../../hear/spoken.ts'
import type { Ping } from '../cave/Pings.tsx'
import { nameOf, useBoard } from '../context.ts'
import { tileAt } from '../scene/geometry.ts'
import { gapLabel, tileLabel } from '../scene/labels.ts'
import type { CaverPlan } from '../scene/plans.ts'

/** What people point at and plan is said; what bots plan only to whoever asks for the team. */
export function useOverheard(pings: readonly Ping[], plans: readonly CaverPlan[]): void {
  const { words, cave, scene, sitters, viewer } = useBoard()
  const placeOf = (cell: Cell) => {
    const tile = tileAt(cave, cell)
    return tile ? tileLabel(words, scene, tile, viewer) : gapLabel(words, scene, cell, viewer)
  }
  const last = pings.at(-1)
  const pointing = last?.number ?? 0
  const pointed = useRef(pointing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when somebody points, not whenever the cave changes
  useEffect(() => {
    if (last && pointing > pointed.current)
      say(words.say('subTerra.signal.pointed', { name: last.name, place: placeOf(last.at) }))
    pointed.current = Math.max(pointed.current, pointing)
  }, [pointing])
  const known = useRef(new Set<string>())
  useEffect(() => {
    const people = plans.filter(({ seat }) => seat !== viewer && !sitters[seat]?.bot)
    const fresh = people.filter(plan => !known.current.has(keyOf(plan)))
    known.current = new Set(people.map(keyOf))
    say(...fresh.map(planned))
  })
  const planned = ({ seat, by, type, caver, at }: CaverPlan): string =>
    words.say('subTerra.plan.said', {
      name: sitters[seat]?.name ?? '',
      caver: nameOf(words, by),
      plan: words.say(`subTerra.plan.${type}`, { caver: caver ? nameOf(words, caver) : '' }),
      place: placeOf(at),
    })
}

const keyOf = ({ seat, by, type, at, caver }: CaverPlan): string => [seat, by, type, at, caver].join()
