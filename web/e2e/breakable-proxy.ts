import { createServer, connect as dial, type Socket } from 'node:net'

/** Stands between one browser and the server; a test can cut it, silence it and mend it. */
export class BreakableProxy {
  private readonly open = new Set<Socket>()
  private dead = false
  private readonly server
  private readonly target: number
  address = ''

  private constructor(target: number) {
    this.target = target
    this.server = createServer(caller => this.connect(caller))
  }

  static async to(address: string): Promise<BreakableProxy> {
    const proxy = new BreakableProxy(Number(new URL(address).port))
    await new Promise<void>(done => proxy.server.listen(0, '127.0.0.1', done))
    proxy.address = `http://localhost:${(proxy.server.address() as { port: number }).port}`
    return proxy
  }

  private connect(caller: Socket): void {
    if (this.dead) return void caller.destroy()
    const callee = dial(this.target, '127.0.0.1')
    for (const socket of [caller, callee]) {
      this.open.add(socket)
      socket.on('close', () => this.open.delete(socket))
      socket.on('error', () => {})
    }
    caller.pipe(callee).pipe(caller)
    caller.on('close', () => callee.destroy())
    callee.on('close', () => caller.destroy())
  }

  /** Whoever holds it now hears nothing more and is not told so, as a phone that slept; new calls go through. */
  fallSilent(): void {
    for (const socket of this.open) {
      socket.unpipe()
      socket.pause()
    }
  }

  cut(): void {
    this.dead = true
    for (const socket of this.open) socket.destroy()
  }

  mend(): void {
    this.dead = false
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise(done => this.server.close(done))
  }
}
