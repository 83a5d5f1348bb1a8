import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Budgets } from '../budgets/budgets.ts'
import { CALL } from '../budgets/turns.ts'
import { shareOf, type Trust } from './client-address.ts'

type Serve = (socket: Socket) => void

/**
 * A connection holds a descriptor, whether anything is said on it or not: each address has so many, and opens so many. What
 * comes on one is read when it is her turn. A proxy we trust carries the connections of many people on few of its own; what
 * it lets wait is its own affair, and its connections only take turns.
 */
export function countConnections(server: Server, budgets: Budgets, trust: Trust): void {
  const [serve] = server.listeners('connection') as [Serve]
  server.off('connection', serve)
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // Whoever has gone already will not be heard to go.
    if (remoteAddress === undefined || socket.destroyed) return void socket.destroy()
    const begin = () => serve.call(server, socket)
    if (trust(remoteAddress, 0)) return void inTurn(socket, budgets.turnOfProxy(remoteAddress, CALL), begin)
    const visitor = { person: '', address: shareOf(remoteAddress) }
    const leave = budgets.take('connects', visitor) > 0 ? undefined : budgets.enter('connections', visitor)
    if (!leave) return void socket.destroy()
    socket.once('close', leave)
    void inTurn(socket, budgets.turn(`connections of ${visitor.address}`, CALL), begin)
  })
}

/** Until then nobody listens for its errors. */
async function inTurn(socket: Socket, turn: Promise<void> | undefined, serve: () => void): Promise<void> {
  if (!turn) return serve()
  const ignore = () => {}
  socket.on('error', ignore)
  await turn
  socket.off('error', ignore)
  if (!socket.destroyed) serve()
}

/** How many there are, those of proxies too. */
export const connectionsOf = (server: Server): Promise<number> =>
  new Promise((done, failed) => server.getConnections((error, count) => (error ? failed(error) : done(count))))
