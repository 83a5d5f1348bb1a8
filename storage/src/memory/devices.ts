import type { Devices } from '../devices.ts'

interface Ports {
  mayKeep(person: string): boolean
  /** What goes with the devices. */
  endOthers(person: string): void
}

export class MemoryDevices implements Devices {
  readonly #generations = new Map<string, number>()
  readonly #offered = new Map<string, number>()
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async generation(person: string): Promise<number> {
    return this.#generations.get(person) ?? 0
  }

  async generations(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map([...this.#generations].filter(([person]) => people.includes(person)))
  }

  async offer(person: string): Promise<number> {
    if (!this.#ports.mayKeep(person)) return 0
    const next = (this.#offered.get(person) ?? 0) + 1
    this.#offered.set(person, next)
    return next
  }

  async begin(person: string, generation: number): Promise<boolean> {
    if (this.#offered.get(person) !== generation || this.#generations.get(person) === generation) return false
    this.#generations.set(person, generation)
    this.#ports.endOthers(person)
    return true
  }

  forgetPerson(person: string): void {
    this.#generations.delete(person)
    this.#offered.delete(person)
  }
}
