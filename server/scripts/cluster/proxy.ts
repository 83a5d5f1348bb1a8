import { connect, createServer, type Server, type Socket } from 'node:net'

/** A load balancer as simple as can be: connections go to the nodes in turn, whoever they come from. */
export class RoundRobin {
  readonly #ports: () => readonly number[]
  readonly #server: Server
  readonly #open = new Set<Socket>()
  #turn = 0

  constructor(ports: () => readonly number[]) {
    this.#ports = ports
    this.#server = createServer(socket => this.#pass(socket, 0))
  }

  async listen(): Promise<string> {
    await new Promise<void>(done => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  /** Cuts a share of all connections without a word. */
  cut(share: number): number {
    const victims = [...this.#open].filter(() => Math.random() < share)
    for (const socket of victims) socket.destroy()
    return victims.length
  }

  close(): void {
    this.#server.close()
    this.cut(1)
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
    this.#open.add(client)
    const end = () => {
      this.#open.delete(client)
      client.destroy()
      node.destroy()
    }
    for (const socket of [client, node]) socket.setNoDelay(true).on('error', end).on('close', end)
    client.pipe(node).pipe(client)
  }
}
