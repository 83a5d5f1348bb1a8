import { gameById } from '@grotto/catalog'
import { type Answer, type Command, type Message, PROTOCOL_VERSION, parseMessage, type Request } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import type { WebSocket } from 'ws'
import { Connection, type ConnectionPorts } from '../../src/sockets/connection.ts'
import { Follower, type Known } from '../follower.ts'
import { SimSocket } from './sim-socket.ts'
import type { World } from './world.ts'

/** A person at a page: sends again what was not answered, puts the table together, remembers all it heard. */
export class SimClient {
  readonly person: Person
  readonly heard: string[] = []
  readonly #follower = new Follower()
  /** Ids of actions the server said are done. */
  readonly acknowledged: string[] = []
  readonly #world: World
  readonly #table: string
  readonly #pending = new Map<string, Command>()
  #socket: SimSocket | undefined
  #commands = 0

  constructor(world: World, person: Person, table: string) {
    this.#world = world
    this.person = person
    this.#table = table
  }

  get known(): Known | undefined {
    return this.#follower.known
  }

  get connected(): boolean {
    return this.#socket !== undefined
  }

  get idle(): boolean {
    return this.#pending.size === 0
  }

  connect(ports: ConnectionPorts): void {
    const socket = new SimSocket(
      this.#world,
      text => this.#hear(text),
      () => this.#lost(socket),
    )
    this.#socket = socket
    new Connection(socket as unknown as WebSocket, { person: this.person, generation: 0 }, 'here', ports)
    const tables = this.known ? { [this.#table]: this.known.version } : {}
    this.#send({ id: this.#newId(), type: 'hello', protocol: PROTOCOL_VERSION, tables })
    if (!this.known) this.#send({ id: this.#newId(), type: 'watch', table: this.#table })
    for (const command of this.#pending.values()) this.#send(command)
  }

  drop(): void {
    this.#socket?.terminate()
  }

  say(request: Request, times = 1): void {
    const command = { ...request, id: this.#newId() } as Command
    this.#pending.set(command.id, command)
    for (let i = 0; i < times; i++) this.#send(command)
  }

  /** What the page would offer now. */
  choices(): { type: string }[] {
    const { known } = this
    if (known?.you == null || known.info.status !== 'playing' || !known.toAct.includes(known.you)) return []
    const game = gameById(known.info.game)!
    const position = game.decode(known.view)
    if (!position.ok) throw new Error(`the view cannot be read: ${position.refusal.reason}`)
    return game.legal(position.value, known.you)
  }

  #newId(): string {
    this.#commands += 1
    return `${this.person.id}-${this.#commands}`
  }

  #send(command: Command): void {
    this.#socket?.receive(JSON.stringify(command))
  }

  #lost(socket: SimSocket): void {
    if (this.#socket === socket) this.#socket = undefined
  }

  #hear(text: string): void {
    this.heard.push(text)
    const message = parseMessage(text)
    if (!message) throw new Error(`not understood: ${text.slice(0, 200)}`)
    if (message.type === 'answer') this.#answered(message)
    if (message.type === 'table') this.#follower.hear(message)
    if (message.type === 'update') this.#update(message)
  }

  #answered(answer: Answer): void {
    const command = this.#pending.get(answer.id ?? '')
    if (!command) return
    this.#pending.delete(command.id)
    if (answer.result === 'ok' && command.type === 'act') this.acknowledged.push(command.id)
    if (answer.result === 'error' && (answer.error === 'failed' || answer.error === 'tooMany'))
      throw new Error(`${command.type} was answered ${answer.error}`)
  }

  #update(message: Message & { type: 'update' }): void {
    if (!this.known) return
    if (message.version < this.known.version) throw new Error('the version went back')
    this.#follower.hear(message)
  }
}
