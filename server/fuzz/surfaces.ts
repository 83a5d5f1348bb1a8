import type { AnyRoute } from '../src/http/route.ts'
import { imports, requests } from './cases/requests.ts'
import type { Stage } from './stage.ts'
import type { Surface } from './surface.ts'
import { FileSurface } from './surfaces/files.ts'
import { functionSurfaces } from './surfaces/functions.ts'
import { HttpSurface } from './surfaces/http.ts'
import { RefereeSurface } from './surfaces/referee.ts'
import { SocketSurface } from './surfaces/socket.ts'

/** Routes that are no part of the described API. */
const BESIDES = ['/', '/api', '/api/openapi.json', '/healthz', '/readyz', '/metrics', '/api/nothing', '/__proto__']
/** One spoilt record after the other, since each may be long. */
const IMPORTS_TOGETHER = 10

/** Doors behind which a real server stands. */
export function serverSurfaces(stage: Stage, routes: readonly AnyRoute[], heard: (text: string) => void): Surface[] {
  const calls = [...routes, ...BESIDES.map(path => ({ method: 'GET', path }))]
  return [
    new SocketSurface(stage, heard),
    new HttpSurface('http', requests(calls), stage, heard),
    new HttpSurface('imports', imports(), stage, heard, IMPORTS_TOGETHER),
  ]
}

/** Doors that need no server: functions, and the programs of the command line. */
export const otherSurfaces = (routes: readonly AnyRoute[]): Surface[] => [
  ...functionSurfaces(routes),
  new RefereeSurface(),
  new FileSurface(),
]

/**
 * Of so many cases in all, how many go through each door. Functions that read input get most, because they are fast and
 * everything comes down to them; real sockets, calls and programs get as many as take about the same time.
 */
const SHARES: Readonly<Record<string, number>> = {
  parseCommand: 300,
  parseMessage: 20,
  parseRecord: 20,
  verifyRecord: 4,
  socket: 40,
  http: 12,
  imports: 2,
  referee: 10,
  files: 0.03,
}
const OTHERS = 25

export function shareOf(surfaces: readonly Surface[], { name }: Surface, cases: number): number {
  const weight = (of: string) => SHARES[of] ?? OTHERS
  const all = surfaces.reduce((sum, surface) => sum + weight(surface.name), 0)
  return Math.ceil((cases * weight(name)) / all)
}
