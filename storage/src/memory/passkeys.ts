import type { Passkey, Passkeys, SpentChallenge } from '../passkeys.ts'

const oldestFirst = (a: Passkey, b: Passkey): number => a.created - b.created || (a.id < b.id ? -1 : 1)

export class MemoryPasskeys implements Passkeys {
  readonly #passkeys = new Map<string, Passkey>()
  readonly #spent = new Map<string, number>()
  readonly #mayKeep: (person: string) => boolean

  constructor(mayKeep: (person: string) => boolean) {
    this.#mayKeep = mayKeep
  }

  async keep(passkey: Passkey, most: number): Promise<boolean> {
    const { id, person, credential } = passkey
    const isTaken = this.#passkeys.has(id) || this.#find(credential) !== undefined
    if (isTaken || !this.#mayKeep(person) || this.#of(person).length >= most) return false
    this.#passkeys.set(id, structuredClone(passkey))
    return true
  }

  async find(credential: string): Promise<Passkey | undefined> {
    return structuredClone(this.#find(credential))
  }

  #find(credential: string): Passkey | undefined {
    return [...this.#passkeys.values()].find(passkey => passkey.credential === credential)
  }

  async of(person: string): Promise<Passkey[]> {
    return structuredClone(this.#of(person).sort(oldestFirst))
  }

  #of(person: string): Passkey[] {
    return [...this.#passkeys.values()].filter(passkey => passkey.person === person)
  }

  async use(id: string, counter: number, day: number): Promise<boolean> {
    const passkey = this.#passkeys.get(id)
    if (!passkey || !(passkey.counter < counter || (passkey.counter === 0 && counter === 0))) return false
    this.#passkeys.set(id, { ...passkey, counter, used: day })
    return true
  }

  async remove(person: string, id: string): Promise<boolean> {
    return this.#passkeys.get(id)?.person === person && this.#passkeys.delete(id)
  }

  async spend({ hash, expires }: SpentChallenge, now: number): Promise<boolean> {
    for (const [spent, until] of this.#spent) if (until <= now) this.#spent.delete(spent)
    if (this.#spent.has(hash)) return false
    this.#spent.set(hash, expires)
    return true
  }

  forgetPerson(person: string): void {
    for (const { id } of this.#of(person)) this.#passkeys.delete(id)
  }
}
