import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on one connection for those before them; browsers and proxies send one after the other. */
const MOST_WAITING = 8

/**
 * Thousands of requests may come in one piece, and all of them would be begun before anybody else has a turn. Whoever
 * sends so many is cut off.
 */
export function withoutFloods(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  const count = (socket: Socket, more: number): number => {
    const now = (waiting.get(socket) ?? 0) + more
    waiting.set(socket, now)
    return now
  }
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    // What came in the same piece as the last straw is still taken apart.
    if (socket.destroyed) return
    if (count(socket, 1) > MOST_WAITING) return void socket.destroy()
    response.once('close', () => count(socket, -1))
    handle(request, response)
  }
}
