import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Puzzle } from '@grotto/kernel'

/**
 * The puzzles of the page that this server gives out: what people are asked there is what is counted here. They are read
 * once; where there is no page, or no list for a game, there are none.
 */
export class PuzzleList {
  readonly #folder: string | undefined
  readonly #read = new Map<string, Promise<ReadonlyMap<string, Puzzle>>>()

  constructor(page: string | undefined) {
    this.#folder = page === undefined ? undefined : join(page, 'puzzles')
  }

  /** By id, in order. The game must be one that is known: it names a file. */
  of(game: string): Promise<ReadonlyMap<string, Puzzle>> {
    const known = this.#read.get(game) ?? this.#load(game)
    this.#read.set(game, known)
    known.catch(() => this.#read.delete(game))
    return known
  }

  async #load(game: string): Promise<ReadonlyMap<string, Puzzle>> {
    if (!this.#folder) return new Map()
    const text = await readFile(join(this.#folder, `${game}.json`), 'utf8').catch(notThere)
    const puzzles = JSON.parse(text) as readonly Puzzle[]
    return new Map(puzzles.map(puzzle => [puzzle.id, puzzle]))
  }
}

function notThere(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '[]'
  throw error
}
