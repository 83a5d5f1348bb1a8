import { EventEmitter } from 'node:events'
import { gameById } from '@grotto/catalog'
import { PROTOCOL_VERSION } from '@grotto/protocol'
import type { WebSocket } from 'ws'
import { Connection } from '../src/sockets/connection.ts'
import type { AppliedEntry, FindGame, Table } from '../src/table/table.ts'
import type { TableWiring } from '../src/wiring.ts'
import { pick } from './player.ts'

const people = Array.from({ length: 4 }, (_, seat) => `Person${seat}Person${seat}ab`)
const entropies = people.map(() => null)
export const findGame = gameById as FindGame

let made = 0
export const newId = (): string => (++made).toString(16).padStart(16, '0')

/** Everybody sits and the game has begun. */
export function begin(table: Table, game: string): AppliedEntry[] {
  const options = { players: people.length }
  const parsed = findGame(game)!.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const secrets = Object.fromEntries(
    findGame(game)!
      .seals(parsed.value)
      .map(seal => [seal, table.id.repeat(4)]),
  )
  const { settings, id } = table
  const host = { host: people[0]!, hostName: 'Ada', code: id.slice(-6) }
  return [
    table.apply({ type: 'created', game, options, settings, secrets, ...host }, 0),
    ...people.map((person, seat) =>
      table.apply({ type: 'sat', seat, sitter: { kind: 'human', person, name: 'Ada', ready: true } }, 0),
    ),
    table.apply(table.drawStart(table.options, table.seats, { entropies }, 0), 0),
  ]
}

/** The next move at a table: whose it is, and which. */
export function nextMove({ game, play, toAct, version }: Table) {
  const [seat] = toAct as [number]
  return { seat, action: pick(game.legal(play!.state, seat), version) }
}

/** Four people at one table of a server that is part of this process; what they are sent goes nowhere. */
export class Party {
  readonly #wiring: TableWiring
  readonly #game: string
  readonly #sockets = people.map(() => Object.assign(new EventEmitter(), { readyState: 1, OPEN: 1, bufferedAmount: 0 }))
  #table: Table | undefined
  #answered: (() => void) | undefined

  constructor(wiring: TableWiring, game: string) {
    this.#wiring = wiring
    this.#game = game
    for (const [seat, socket] of this.#sockets.entries()) this.#connect(socket as unknown as WebSocket, people[seat]!)
  }

  #connect(socket: WebSocket, id: string): void {
    const person = { id, name: 'Ada', language: 'en', created: 0, seen: 0 }
    new Connection(socket, { person, generation: 0 }, '127.0.0.1', this.#wiring.connecting, text => {
      if (!text.startsWith('{"type":"answer"')) return
      if (!text.includes('"result":"ok"')) throw new Error(text)
      this.#answered?.()
    })
  }

  #say(seat: number, command: object): Promise<void> {
    const text = JSON.stringify({ id: `c${newId()}`, ...command })
    return new Promise(done => {
      this.#answered = done
      this.#sockets[seat]!.emit('message', Buffer.from(text), false)
    })
  }

  async begin(): Promise<void> {
    const { table } = await this.#wiring.tables.create(newId(), table => begin(table, this.#game))
    for (const seat of people.keys()) {
      if (this.#table) await this.#say(seat, { type: 'unwatch', table: this.#table.id })
      else await this.#say(seat, { type: 'hello', protocol: PROTOCOL_VERSION })
      await this.#say(seat, { type: 'watch', table: table.id })
    }
    this.#table = table
  }

  get isOver(): boolean {
    return this.#table?.status !== 'playing'
  }

  /** Chooses the next move; what is returned makes it. */
  next(): () => Promise<void> {
    const table = this.#table!
    const { seat, action } = nextMove(table)
    return () => this.#say(seat, { type: 'act', table: table.id, action })
  }
}
