import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

/** Tells the addresses of one name, and lets them change: what a proxy asks that looks names up while it runs. */
export class NameServer {
  addresses: readonly string[] = []
  readonly #socket = createSocket('udp4')

  async open(): Promise<string> {
    this.#socket.on('message', (question, { port, address }) =>
      this.#socket.send(this.#answer(question), port, address),
    )
    await new Promise<void>(done => this.#socket.bind(0, '127.0.0.1', done))
    return `127.0.0.1:${(this.#socket.address() as AddressInfo).port}`
  }

  close(): void {
    this.#socket.close()
  }

  /** The question again, with an A record for each address; other kinds of records there are none (RFC 1035, 4.1). */
  #answer(question: Buffer): Buffer {
    const end = question.indexOf(0, 12) + 5
    const isA = question.readUInt16BE(end - 4) === 1
    const records = isA ? this.addresses.map(recordOf) : []
    const head = Buffer.from(question.subarray(0, 12))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(records.length, 6)
    head.writeUInt32BE(0, 8)
    return Buffer.concat([head, question.subarray(12, end), ...records])
  }
}

/** Name as in the question, kind A, class IN, good for one second, four bytes. */
const recordOf = (address: string): Buffer =>
  Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)])
