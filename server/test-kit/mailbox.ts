import type { IncomingMessage } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { OutboundPolicy } from '../src/reminders/delivery.ts'

/** For tests alone: a certificate for hook.test, push.test and 127.0.0.1 that nobody else believes, and its key. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBqjCCAVCgAwIBAgIUZrGW+DABk7aR0DE0PRHArnXxJQgwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLZ3JvdHRvLnRlc3QwIBcNMjYxMTE2MDE0NzQ0WhgPMjEyNjEw
MjMwMTQ3NDRaMBYxFDASBgNVBAMMC2dyb3R0by50ZXN0MFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAE1U6+3nmCfigopOXjwVlNsV1zVBPYcJhgvOrKjeEH2CZ5PZSW
RYiH2qD5q0AEUT46cjwNYxn1Zj4J/Ymxh9KH9KN6MHgwHQYDVR0OBBYEFEkaC7l1
zwcsxxJloOeXYllihCE5MB8GA1UdIwQYMBaAFEkaC7l1zwcsxxJloOeXYllihCE5
MA8GA1UdEwEB/wQFMAMBAf8wJQYDVR0RBB4wHIIJaG9vay50ZXN0gglwdXNoLnRl
c3SHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIgTBNHCjR7OR3i9hZO7KTcB33wAOZm
IQKBFx4JltcXAGcCIQDd8If4ZtDfJedSPl4KJa/0HmbpoJaVv0H4drDL+n7PRg==
-----END CERTIFICATE-----`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgdJxY7fK+/KSDZtxd
X1gbofceD7m2+1UZitqqXrCrz3qhRANCAATVTr7eeYJ+KCik5ePBWU2xXXNUE9hw
mGC86sqN4QfYJnk9lJZFiIfaoPmrQARRPjpyPA1jGfVmPgn9ibGH0of0
-----END PRIVATE KEY-----`

export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** A server on this machine that reminders are sent to, with a policy that allows its address and no other. */
export class Mailbox {
  readonly received: Received[] = []
  /** What is answered to each path; 204 where nothing is said. */
  readonly answers = new Map<string, number>()
  /** What a path waits for before it answers. */
  readonly held = new Map<string, Promise<void>>()
  readonly #server: Server
  #waiting: (() => void)[] = []

  private constructor() {
    this.#server = createServer({ cert: CERTIFICATE, key: KEY }, async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const path = request.url ?? ''
      this.received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      for (const done of this.#waiting.splice(0)) done()
      if (path === '/never') return
      await this.held.get(path)
      response.writeHead(this.answers.get(path) ?? 204, { location: '/elsewhere' })
      if (path === '/endless') setInterval(() => response.write('x'.repeat(10_000)), 1).unref()
      else response.end()
    })
  }

  static async open(): Promise<Mailbox> {
    const box = new Mailbox()
    await new Promise<void>(done => box.#server.listen(0, '127.0.0.1', done))
    return box
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  address(path: string, host = 'hook.test'): string {
    return `https://${host}:${this.port}${path}`
  }

  get outbound(): OutboundPolicy {
    return {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      allowed: (address, port) => address === '127.0.0.1' && port === this.port,
      ca: CERTIFICATE,
    }
  }

  /** Until so many requests have come. */
  async holds(count: number): Promise<readonly Received[]> {
    while (this.received.length < count) await new Promise<void>(done => this.#waiting.push(done))
    return this.received
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
