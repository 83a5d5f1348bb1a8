import { type CaverName, movesFrom, oddsOf, SIDES, type SubTerraOdds, type SubTerraState } from '@grotto/sub-terra'
import { oncePerView } from '../../drawing.ts'
import { useBoard } from '../context.ts'
import { positionOf } from '../telling/position.ts'
import type { Choice } from './choices.ts'
import { sameCell } from './geometry.ts'
import { type Stakes, stakesOf } from './stakes.ts'
import type { MovesFrom } from './ways.ts'

/** What the board asks the rules: it holds none itself. */
export type Odds = SubTerraOdds

const oddsFor = oncePerView<SubTerraState, Odds>(oddsOf)

/** Victims, distances and chances as far as has been told. */
export const useOdds = (): Odds => oddsFor(useBoard().view)

const standingOn = (view: SubTerraState, caver: number, tile: number): SubTerraState => ({
  ...view,
  cavers: { ...view.cavers, at: view.cavers.at.map((at, each) => (each === caver ? tile : at)) },
})

/** Where a Move may lead from any cell, were she there: how a Run is shown before it is run. */
export function movesOf(view: SubTerraState, name: CaverName): MovesFrom {
  const { cavers, tiles } = positionOf(view)
  const caver = cavers.findIndex(each => each.name === name)
  return cell => {
    const tile = tiles.findIndex(({ at }) => sameCell(at, cell))
    if (tile < 0) return []
    const mask = movesFrom(standingOn(view, caver, tile), caver)
    return SIDES.filter((_, side) => (mask >> side) & 1)
  }
}

const known = new WeakMap<SubTerraState, Map<string, Stakes>>()

/** What is at stake in a choice, worked out once for each view. */
export function stakesIn(view: SubTerraState, choice: Choice): Stakes {
  const found = known.get(view) ?? new Map<string, Stakes>()
  known.set(view, found)
  const key = JSON.stringify([choice.action, choice.path])
  const stakes = found.get(key) ?? stakesOf(view, choice)
  found.set(key, stakes)
  return stakes
}
