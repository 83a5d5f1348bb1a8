import { Agent, get } from 'node:http'
import type { ProbedServer } from '../test-kit/probed-server.ts'

/** What a server holds, by name. */
export const GAUGES = [
  'connections',
  'sockets',
  'streams',
  'watchers',
  'tables',
  'bots',
  'shares',
  'timers',
  'listeners',
  'descriptors',
  'heap',
] as const
export type Gauge = (typeof GAUGES)[number]
export type Gauges = Readonly<Record<Gauge, number>>

/** Of these nothing may be left when everybody has gone. */
export const OF_VISITORS = [
  'connections',
  'sockets',
  'streams',
  'watchers',
  'tables',
  'bots',
] as const satisfies Gauge[]

const METRICS: Readonly<Partial<Record<Gauge, string>>> = {
  connections: 'grotto_connections',
  sockets: 'grotto_sockets',
  streams: 'grotto_streams',
  watchers: 'grotto_watchers',
  tables: 'grotto_tables_in_memory',
  bots: 'grotto_bots_waiting',
  shares: 'grotto_shares_in_use',
}

/** The heap in megabytes, after garbage was collected. */
export async function readGauges(server: ProbedServer): Promise<Gauges> {
  const text = await textAt(`${server.address}/metrics`)
  const told = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  const counted = Object.fromEntries(Object.entries(METRICS).map(([gauge, name]) => [gauge, told(name)]))
  const { timers, listeners, descriptors, heap } = await server.read('thoroughly')
  const own = { timers, listeners, descriptors, heap: Math.round(heap / 1e5) / 10 }
  // One is ours, for this question.
  return { ...counted, connections: counted.connections! - 1, ...own } as unknown as Gauges
}

/** Without keeping the connection. */
function textAt(url: string): Promise<string> {
  return new Promise((done, failed) => {
    get(url, { agent: new Agent({ keepAlive: false }) }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part)).once('end', () => done(Buffer.concat(parts).toString()))
    }).once('error', failed)
  })
}

export const isQuiet = (gauges: Gauges): boolean => OF_VISITORS.every(gauge => gauges[gauge] === 0)
