import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpProblem } from '@grotto/protocol'

const WHY = JSON.stringify({ error: 'malformed' } satisfies HttpProblem)
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
const TOO_SLOW = 408

/** What is no HTTP, or too long or too slow for it, never becomes a request: it is answered here, counted, and cut off. */
export function answerUnreadable(count: () => void) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (socket.destroyed) return
    // Whoever goes, or has an answer already, is told nothing more.
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUSES[code] ?? 400
    if (status !== TOO_SLOW) count()
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json`
    socket.write(`${head}\r\nContent-Length: ${WHY.length}\r\n\r\n${WHY}`)
    socket.destroySoon()
  }
}
