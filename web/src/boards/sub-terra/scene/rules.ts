import {
  type CaverName,
  type Cell,
  decodePosition,
  movesFrom,
  oddsOf,
  SIDES,
  type SubTerraOdds,
  type SubTerraPosition,
} from '@grotto/sub-terra'
import { useMemo } from 'react'
import { useBoard } from '../context.ts'
import type { MovesFrom } from './ways.ts'

/** What the board asks the rules: it holds none itself. */
export type Odds = SubTerraOdds

export function oddsFor(position: SubTerraPosition): Odds | undefined {
  const parsed = decodePosition(position)
  return parsed.ok ? oddsOf(parsed.value) : undefined
}

/** Victims, distances and chances in the table's position, which is settled while nothing is being shown. */
export function useOdds(): Odds | undefined {
  const { position } = useBoard()
  return useMemo(() => oddsFor(position), [position])
}

const standingOn = (position: SubTerraPosition, name: CaverName, at: Cell): SubTerraPosition => ({
  ...position,
  cavers: position.cavers.map(caver => (caver.name === name ? { ...caver, at } : caver)),
})

/** Where a Move may lead from any cell, were she there: how a Run is shown before it is run. */
export function movesOf(position: SubTerraPosition, name: CaverName): MovesFrom {
  const index = position.cavers.findIndex(caver => caver.name === name)
  return cell => {
    const parsed = decodePosition(standingOn(position, name, cell))
    if (!parsed.ok) return []
    const mask = movesFrom(parsed.value, index)
    return SIDES.filter((_, side) => (mask >> side) & 1)
  }
}
