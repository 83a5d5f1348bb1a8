import type { NameSpot } from '../../board-module.ts'
import { cellIn } from '../scene/spots.ts'
import { positionOf } from '../telling/position.ts'
import { cellName } from './address.ts'

/** A cell by its name in the notation. */
export const nameSpot: NameSpot = (words, view, spot) => {
  const cell = cellIn(spot)
  return (cell && cellName(words, positionOf(view), cell)) || undefined
}
