import { tileAt } from '../cave/cave.ts'
import { parseCell } from '../cave/compass.ts'
import { NONE, type SubTerraState } from '../state/state.ts'

/** Thrown while a position is read and caught by `decodePosition`: names the field that no game can reach. */
export class Impossible extends Error {
  readonly field: string
  constructor(field: string) {
    super(field)
    this.field = field
  }
}

export function demand(holds: boolean, field: string): asserts holds {
  if (!holds) throw new Impossible(field)
}

export type Fields = Readonly<Record<string, unknown>>

export function record(value: unknown, field: string): Fields {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), field)
  return value as Fields
}

export function list(value: unknown, field: string): readonly unknown[] {
  demand(Array.isArray(value), field)
  return value
}

export function whole(value: unknown, least: number, most: number, field: string): number {
  demand(Number.isInteger(value) && (value as number) >= least && (value as number) <= most, field)
  return value as number
}

/** Absent counts as no. */
export function yesNo(value: unknown, field: string): boolean {
  demand(value === undefined || typeof value === 'boolean', field)
  return value === true
}

export function oneOf<T extends string>(value: unknown, allowed: readonly T[], field: string): T {
  demand(allowed.includes(value as T), field)
  return value as T
}

/** Place round the table of a caver given by name. */
export function caverNamed(state: Pick<SubTerraState, 'setting'>, value: unknown, field: string): number {
  const caver = (state.setting.party as readonly unknown[]).indexOf(value)
  demand(caver >= 0, field)
  return caver
}

/** Tile of the cave on a cell given as `[x, y]`. */
export function tileOn(state: Pick<SubTerraState, 'cave'>, value: unknown, field: string): number {
  const cell = parseCell(value)
  const tile = cell === undefined ? NONE : tileAt(state.cave, cell)
  demand(tile !== NONE, field)
  return tile
}
