import type { Token, Tokens } from '../tokens.ts'

const oldestFirst = (a: Token, b: Token): number => a.created - b.created || (a.id < b.id ? -1 : 1)

export class MemoryTokens implements Tokens {
  readonly #tokens = new Map<string, Token>()
  readonly #mayKeep: (person: string) => boolean

  constructor(mayKeep: (person: string) => boolean) {
    this.#mayKeep = mayKeep
  }

  async keep(token: Token, most: number): Promise<boolean> {
    for (const { id, person, expires } of await this.of(token.person))
      if (person === token.person && expires <= token.created) this.#tokens.delete(id)
    if (!this.#mayKeep(token.person) || (await this.of(token.person)).length >= most) return false
    this.#tokens.set(token.id, structuredClone(token))
    return true
  }

  async find(id: string): Promise<Token | undefined> {
    return structuredClone(this.#tokens.get(id))
  }

  async of(person: string): Promise<Token[]> {
    return structuredClone([...this.#tokens.values()].filter(token => token.person === person).sort(oldestFirst))
  }

  async used(id: string, day: number): Promise<void> {
    const token = this.#tokens.get(id)
    if (token) this.#tokens.set(id, { ...token, used: day })
  }

  async revoke(person: string, id: string): Promise<boolean> {
    return this.#tokens.get(id)?.person === person && this.#tokens.delete(id)
  }

  forgetPerson(person: string): void {
    for (const token of this.#tokens.values()) if (token.person === person) this.#tokens.delete(token.id)
  }
}
