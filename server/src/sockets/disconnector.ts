import type { Bye } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import type { Tables, Watcher } from '../tables/tables.ts'
import type { Sockets } from './sockets.ts'

type Why = Extract<Bye['why'], 'forgotten' | 'gone'>

interface Ports {
  readonly store: Store
  readonly tables: Tables
  readonly sockets: () => Sockets
}

/** Ends what a person has open, sockets and event streams: who may come back does so by herself. */
export class Disconnector {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** On all nodes. `sweep` makes good a lost notification. */
  async everywhere(person: string, why: Why): Promise<void> {
    this.#ports.store.cluster?.notifier.notifyPerson(person)
    await this.here(person, why)
  }

  async here(person: string, why: Why): Promise<void> {
    const { sockets, tables } = this.#ports
    sockets().dismiss(person, { type: 'bye', why, again: why === 'gone' ? SOON : null })
    for (const { watchers } of await tables.watched())
      for (const watcher of [...watchers]) if (watcher.person === person) watcher.lost()
  }

  /** Another node has ended what this person has open, since she was forgotten, signed out, or one of her tokens revoked. */
  async heard(person: string): Promise<void> {
    const [forgotten] = await this.#ports.store.forgottenAmong([person])
    await this.here(person, forgotten ? 'forgotten' : 'gone')
  }

  /** Whoever was forgotten or signed out and is still here, having come in the same moment. */
  async sweep(): Promise<void> {
    const { store, tables, sockets } = this.#ports
    const watching = (await tables.watched()).flatMap(({ watchers }) => [...watchers])
    const open: readonly Pick<Watcher, 'person' | 'generation'>[] = [...sockets().connections, ...watching]
    const people = [...new Set(open.map(({ person }) => person))]
    for (const person of await store.forgottenAmong(people)) await this.here(person, 'forgotten')
    const current = await store.devices.generations(people)
    const out = open.filter(({ person, generation }) => generation! < (current.get(person) ?? 0))
    for (const person of new Set(out.map(each => each.person))) await this.here(person, 'gone')
  }
}

/** Milliseconds after which somebody who was sent away may be back. */
const SOON = 200
