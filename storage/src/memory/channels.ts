import type { Channel, Channels } from '../channels.ts'

const oldestFirst = (a: Channel, b: Channel): number => a.created - b.created || (a.address < b.address ? -1 : 1)

export class MemoryChannels implements Channels {
  #channels: Channel[] = []
  readonly #asked = new Map<string, number>()
  readonly #mayKeep: (person: string) => boolean

  constructor(mayKeep: (person: string) => boolean) {
    this.#mayKeep = mayKeep
  }

  async keep(channel: Channel, most: number): Promise<void> {
    const { person, kind, address } = channel
    if (!this.#mayKeep(person)) return
    const taken = (other: Channel) => other.address === address && (other.person === person || kind === 'push')
    const others = this.#channels.filter(other => !taken(other))
    const mine = others.filter(other => other.person === person && other.kind === kind).sort(oldestFirst)
    const surplus = mine.slice(0, Math.max(0, mine.length + 1 - most))
    this.#channels = [...others.filter(other => !surplus.includes(other)), structuredClone(channel)]
  }

  async of(person: string): Promise<Channel[]> {
    return structuredClone(this.#channels.filter(channel => channel.person === person).sort(oldestFirst))
  }

  async forget(person: string, address: string): Promise<void> {
    this.#channels = this.#channels.filter(channel => channel.person !== person || channel.address !== address)
  }

  async people(): Promise<string[]> {
    return [...new Set(this.#channels.map(({ person }) => person))].sort()
  }

  async claim(table: string, person: string, asked: number): Promise<boolean> {
    const key = `${table}/${person}`
    if ((this.#asked.get(key) ?? Number.NEGATIVE_INFINITY) >= asked) return false
    this.#asked.set(key, asked)
    return true
  }

  forgetPerson(id: string): void {
    this.#channels = this.#channels.filter(({ person }) => person !== id)
    for (const key of this.#asked.keys()) if (key.endsWith(`/${id}`)) this.#asked.delete(key)
  }

  forgetTable(id: string): void {
    for (const key of this.#asked.keys()) if (key.startsWith(`${id}/`)) this.#asked.delete(key)
  }
}
