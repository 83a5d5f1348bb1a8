import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Tried } from './campaign.ts'

/** Doors through which all cases have gone, in a file: a long run that was ended goes on where it was. */
export class DoneDoors {
  readonly #file: string | undefined
  readonly #done: Map<string, Tried>

  constructor(file: string | undefined) {
    this.#file = file
    const before = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    this.#done = new Map(Object.entries(before))
  }

  get(door: string): Tried | undefined {
    return this.#done.get(door)
  }

  add(door: string, tried: Tried): void {
    this.#done.set(door, tried)
    if (this.#file) writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#done), null, 1))
  }
}
