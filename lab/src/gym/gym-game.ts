import type { GameTypes, Outcome, Seat } from '@grotto/kernel'

/** Numbers of an observation that belong together, in the order in which they stand there. */
export interface Field {
  readonly name: string
  readonly size: number
  readonly says: string
}

/** A game as learners see it: views as rows of whole numbers, actions as numbers of a closed list. */
export interface GymGame<G extends GameTypes = GameTypes> {
  readonly fields: readonly Field[]
  /** Every action there can be, by name; its place in the list is its number. */
  readonly actions: readonly string[]
  /** The numbers of these legal actions, in the same order; an action that has none gets -1 and is not offered. */
  numbersOf(view: G['view'], seat: Seat, actions: readonly G['action'][]): readonly number[]
  /** What a seat may know, written into a row of zeros. */
  observe(view: G['view'], seat: Seat, row: Int16Array): void
  /** What the end is worth to each seat, from 0 to 1. */
  rewards(outcome: Outcome): readonly number[]
}

export const sizeOf = ({ fields }: Pick<GymGame, 'fields'>): number => fields.reduce((sum, { size }) => sum + size, 0)

/** Writes field after field, and holds each to its size. */
export class Row {
  readonly #row: Int16Array
  readonly #fields: readonly Field[]
  #field = 0
  #at = 0

  constructor(row: Int16Array, fields: readonly Field[]) {
    this.#row = row
    this.#fields = fields
  }

  /** The next field; what is not given of it stays 0. */
  put(name: string, ...numbers: readonly (number | boolean)[]): void {
    const part = this.part(name)
    if (numbers.length > part.length) throw new Error(`${name} has only ${part.length} numbers`)
    for (const [index, number] of numbers.entries()) part[index] = Number(number)
  }

  /** The next field, to be written by whoever asks. */
  part(name: string): Int16Array {
    const field = this.#fields[this.#field++]
    if (field?.name !== name) throw new Error(`${name} is not the next field`)
    this.#at += field.size
    return this.#row.subarray(this.#at - field.size, this.#at)
  }
}
