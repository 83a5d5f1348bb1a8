import { connect, createServer, type Server, type Socket } from 'node:net'
import { type Flow, Valve } from './valve.ts'

interface Flows {
  readonly requests: Flow
  readonly answers: Flow
}

/** A load balancer as simple as can be: connections go to the nodes in turn, whoever they come from. Its lines can go bad. */
export class RoundRobin {
  readonly #ports: () => readonly number[]
  readonly #server: Server
  readonly #open = new Set<Socket>()
  readonly #joined = new Set<{ readonly requests: Valve; readonly answers: Valve }>()
  #flows: Flows = { requests: 'open', answers: 'open' }
  #turn = 0

  constructor(ports: () => readonly number[]) {
    this.#ports = ports
    this.#server = createServer(socket => this.#pass(socket, 0))
  }

  async listen(): Promise<string> {
    await new Promise<void>(done => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  /** From now on bytes fare like this, on connections that are there and on new ones. Nobody is told. */
  flow(flows: Flows): void {
    this.#flows = flows
    for (const { requests, answers } of this.#joined) {
      requests.turn(flows.requests)
      answers.turn(flows.answers)
    }
  }

  /** Cuts a share of all connections without a word. */
  cut(share: number): number {
    const victims = [...this.#open].filter(() => Math.random() < share)
    for (const socket of victims) socket.destroy()
    return victims.length
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#open) socket.destroy()
  }

  /** To the next node; if it does not take the call, to the one after it. */
  #pass(client: Socket, tried: number): void {
    const ports = this.#ports()
    if (tried >= ports.length) return void client.destroy()
    const node = connect(ports[this.#turn++ % ports.length]!, '127.0.0.1')
    const refused = () => this.#pass(client, tried + 1)
    node.once('error', refused)
    node.once('connect', () => {
      node.off('error', refused)
      this.#join(client, node)
    })
  }

  #join(client: Socket, node: Socket): void {
    for (const socket of [client, node]) {
      this.#open.add(socket)
      socket
        .setNoDelay(true)
        .on('error', () => socket.destroy())
        .on('close', () => this.#open.delete(socket))
    }
    const { requests, answers } = this.#flows
    const joined = { requests: new Valve(client, node, requests), answers: new Valve(node, client, answers) }
    this.#joined.add(joined)
    let ends = 0
    for (const socket of [client, node]) socket.on('close', () => ++ends === 2 && this.#joined.delete(joined))
  }
}
