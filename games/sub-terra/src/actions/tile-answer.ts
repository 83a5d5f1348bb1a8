import type { Refusal } from '@grotto/kernel'
import { COST } from '../box/numbers.ts'
import { tileAt } from '../cave/cave.ts'
import { makeCell, parseCell } from '../cave/compass.ts'
import type { Draft } from '../state/draft.ts'
import { NONE, type SubTerraState, type Waiting } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import { type ActionRule, fieldOf, made, type TypesWith } from './action.ts'

/** A cell without a tile: readable, but never a choice. */
const NO_TILE = 9999

interface TileBody {
  /** Tiles to choose from. */
  tiles(state: SubTerraState, caver: number): readonly number[]
  /** Why a tile is none of them. */
  readonly otherwise: Refusal
  perform(draft: Draft, caver: number, tile: number, asked: Waiting): void
}

/** An answer that names a tile of the cave by its cell. */
export function tileAnswer(type: TypesWith<'at'>, { tiles, otherwise, perform }: TileBody): ActionRule {
  const byCell = new Map<number, SubTerraAction>()
  const shown = (cell: number): SubTerraAction => {
    const known = byCell.get(cell) ?? made({ type, at: Object.freeze(makeCell(cell)) })
    byCell.set(cell, known)
    return known
  }
  return {
    type,
    cost: COST[type],
    needs: undefined,
    replacedBy: undefined,
    fields: 2,
    perform,
    offer(state, caver, into, place) {
      let next = place
      for (const tile of tiles(state, caver)) into[next++] = shown(state.cave.cell[tile]!)
      return next
    },
    read(state, action) {
      const cell = parseCell(fieldOf(action, 'at'))
      if (cell === undefined) return NONE
      const tile = tileAt(state.cave, cell)
      return tile === NONE ? NO_TILE : tile
    },
    refuses: (state, caver, tile) => (tiles(state, caver).includes(tile) ? undefined : otherwise),
  }
}
