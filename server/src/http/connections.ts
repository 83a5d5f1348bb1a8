import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Budgets } from '../budgets/budgets.ts'
import { shareOf, type Trust } from './client-address.ts'

/**
 * A connection holds a descriptor, whether anything is said on it or not: each address has so many. A proxy we trust
 * carries the connections of many people on few of its own; what it lets wait is its own affair.
 */
export function countConnections(server: Server, budgets: Budgets, trust: Trust): void {
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // Whoever has gone already will not be heard to go.
    if (remoteAddress === undefined || socket.destroyed) return void socket.destroy()
    if (trust(remoteAddress, 0)) return
    const leave = budgets.enter('connections', { person: '', address: shareOf(remoteAddress) })
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

/** How many there are, those of proxies too. */
export const connectionsOf = (server: Server): Promise<number> =>
  new Promise((done, failed) => server.getConnections((error, count) => (error ? failed(error) : done(count))))
