import type { PuzzleTally, PuzzleTries, PuzzleTry } from '../puzzle-tries.ts'

const byName = (a: { puzzle: string }, b: { puzzle: string }): number => (a.puzzle < b.puzzle ? -1 : 1)

export class MemoryPuzzleTries implements PuzzleTries {
  readonly #tries = new Map<string, Map<string, PuzzleTry>>()
  readonly #tallies = new Map<string, PuzzleTally>()
  readonly #mayKeep: (person: string) => boolean

  constructor(mayKeep: (person: string) => boolean) {
    this.#mayKeep = mayKeep
  }

  async keep(tried: PuzzleTry): Promise<boolean> {
    const { person, puzzle, solved } = tried
    const known = this.#tries.get(person) ?? new Map<string, PuzzleTry>()
    if (known.has(puzzle) || !this.#mayKeep(person)) return false
    this.#tries.set(person, known.set(puzzle, { ...tried }))
    const before = this.#tallies.get(puzzle) ?? { puzzle, tried: 0, solved: 0 }
    this.#tallies.set(puzzle, { puzzle, tried: before.tried + 1, solved: before.solved + (solved ? 1 : 0) })
    return true
  }

  async tallies(puzzles: readonly string[]): Promise<PuzzleTally[]> {
    return puzzles.flatMap(puzzle => structuredClone(this.#tallies.get(puzzle)) ?? []).sort(byName)
  }

  async of(person: string, puzzles: readonly string[]): Promise<PuzzleTry[]> {
    return puzzles.flatMap(puzzle => structuredClone(this.#tries.get(person)?.get(puzzle)) ?? []).sort(byName)
  }

  forgetPerson(person: string): void {
    this.#tries.delete(person)
  }
}
