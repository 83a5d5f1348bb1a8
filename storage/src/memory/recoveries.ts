import type { Recoveries, Recovery } from '../recoveries.ts'

export class MemoryRecoveries implements Recoveries {
  readonly #byPerson = new Map<string, Recovery>()
  readonly #mayKeep: (person: string) => boolean

  constructor(mayKeep: (person: string) => boolean) {
    this.#mayKeep = mayKeep
  }

  async keep(recovery: Recovery): Promise<void> {
    if (this.#mayKeep(recovery.person)) this.#byPerson.set(recovery.person, structuredClone(recovery))
  }

  async find(hash: string): Promise<Recovery | undefined> {
    return structuredClone([...this.#byPerson.values()].find(recovery => recovery.hash === hash))
  }

  async of(person: string): Promise<Recovery | undefined> {
    return structuredClone(this.#byPerson.get(person))
  }

  async used(person: string, day: number): Promise<void> {
    const recovery = this.#byPerson.get(person)
    if (recovery) this.#byPerson.set(person, { ...recovery, used: day })
  }

  async remove(person: string): Promise<boolean> {
    return this.#byPerson.delete(person)
  }
}
