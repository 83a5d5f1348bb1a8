import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Base } from '../base.ts'
import type { Visitor } from '../budgets/budgets.ts'
import { ClusterDeviceTransfers } from '../cluster/device-transfers.ts'
import type { Config } from '../config/config.ts'
import { type DeviceTransfers, LocalDeviceTransfers } from '../identity/device-transfers.ts'
import type { Identities, Known } from '../identity/identity.ts'
import type { Measures } from '../moderation/measures.ts'
import type { Records } from '../records/records.ts'
import type { Disconnector } from '../sockets/disconnector.ts'
import { leaveTablesOfClub } from '../tournaments/withdraw.ts'
import type { TableWiring } from '../wiring.ts'
import { clientAddress } from './client-address.ts'
import { clubRoutes } from './clubs.ts'
import { companionRoutes } from './companions.ts'
import { cookieIn } from './cookie.ts'
import { dailyRoutes } from './daily.ts'
import { dealRoutes } from './deals.ts'
import { describeApi } from './description.ts'
import { honourRoutes } from './honour.ts'
import { meRoutes } from './me.ts'
import { Misdirected } from './misdirected.ts'
import { isOperating, operatingRoutes } from './operating.ts'
import { pageRoutes } from './page.ts'
import { siteOf } from './passkey-site.ts'
import { passkeyRoutes } from './passkeys.ts'
import { Problem } from './problem.ts'
import { programRoutes } from './programs.ts'
import { puzzleRoutes } from './puzzles.ts'
import { recordRoutes } from './records.ts'
import { recoveryRoutes } from './recovery.ts'
import { reminderRoutes } from './reminders.ts'
import { reportRoutes } from './reports.ts'
import { resultRoutes } from './results.ts'
import { reviewRoutes } from './reviews.ts'
import { type AnyRoute, addRoutes } from './route.ts'
import { tableRoutes } from './tables.ts'
import { tokenRoutes } from './tokens.ts'
import { tournamentRoutes } from './tournaments.ts'
import { visibleIn } from './visible.ts'
import { bearer, whoAsks } from './who.ts'

interface Ports extends Base {
  readonly wiring: TableWiring
  readonly identities: Identities
  readonly measures: Measures
  readonly records: Records
  readonly disconnector: Disconnector
  readonly allowedOrigin: (request: IncomingMessage) => boolean
  readonly isStopping: () => boolean
  /** Everybody with a socket here. */
  readonly peopleHere: () => ReadonlySet<string>
  /** Whether the host that was asked for is ours. */
  readonly meantForUs: (request: IncomingMessage) => boolean
}

/** Everything the server answers over HTTP: the API with its description, the operator's addresses, the page. */
export async function addApi(config: Config, ports: Ports): Promise<readonly AnyRoute[]> {
  const { app, store, metrics, identities, budgets, measures, isStopping, allowedOrigin } = ports
  const misdirected = new Misdirected(app.log)
  app.addHook('onRequest', async request => {
    if (!ports.meantForUs(request.raw) && !isOperating(request)) {
      misdirected.note(request.headers.host)
      throw new Problem(421, 'notAllowed')
    }
    if (request.method !== 'GET' && !allowedOrigin(request.raw)) throw new Problem(403, 'notAllowed')
  })
  const routes = routesOf(config, ports)
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, config.trustProxy)
  const isBanned = (visitor: Visitor) => measures.isBanned(visitor)
  const isSilenced = (visitor: Visitor) => measures.isSilenced(visitor)
  addRoutes(app, { who: whoAsks(identities), addressOf, budgets, isBanned, isSilenced }, routes)
  describeApi(app, routes, config.publicUrl)
  operatingRoutes(app, { store, metrics, metricsToken: config.metricsToken, isStopping })
  if (config.page) await pageRoutes(app, config.page)
  return routes
}

function routesOf(config: Config, ports: Ports): AnyRoute[] {
  const { clock, bytes } = config
  const { store, findGame, roster, budgets, readers, identities, disconnector, records, measures, wiring } = ports
  const { tables, talk, reminders, commandRunner } = wiring
  const newTablePorts = { ...wiring.newTablePorts, visible: visibleIn(tables, clock) }
  const deviceTransfers = deviceTransfersOf(config, ports)
  return [
    ...meRoutes({ store, clock, bytes, findGame, deviceTransfers, identities, tables, roster, disconnector }),
    ...tokenRoutes({ store, clock, identities, disconnector }),
    ...recoveryRoutes({ store, clock, bytes, identities, disconnector }),
    ...passkeyRoutes({ store, clock, bytes, identities, disconnector, siteOf: sitesOf(config) }),
    ...reminderRoutes({ store, clock, reminders, tables, settings: config.reminders }),
    ...tableRoutes({ ...newTablePorts, notices: () => measures.notices }),
    ...recordRoutes({ ...newTablePorts, records }),
    ...reportRoutes({ ...newTablePorts, talk }),
    ...dailyRoutes(newTablePorts),
    ...honourRoutes({ ...newTablePorts, records }),
    ...dealRoutes(newTablePorts),
    ...reviewRoutes({ ...newTablePorts, records }),
    ...companionRoutes({ store, clock, visible: newTablePorts.visible }),
    ...clubRoutes({
      store,
      clock,
      bytes,
      peopleHere: ports.peopleHere,
      rowsWritten: () => tables.rowsWritten(),
      leaveTables: (club, person) => leaveTablesOfClub(newTablePorts, club, person),
    }),
    ...tournamentRoutes(newTablePorts),
    ...resultRoutes({ store, clock }),
    ...puzzleRoutes({ store, clock, findGame, page: config.page }),
    ...programRoutes({ commandRunner, visible: newTablePorts.visible, clock, budgets, readers }),
  ]
}

const deviceTransfersOf = ({ clock, bytes }: Config, { store: { cluster } }: Ports): DeviceTransfers =>
  cluster ? new ClusterDeviceTransfers(cluster.transferCodes, clock, bytes) : new LocalDeviceTransfers(clock, bytes)

const sitesOf =
  ({ publicUrl, trustProxy }: Config) =>
  (request: FastifyRequest) =>
    siteOf(request, publicUrl, trustProxy)

/** Who opens a socket: by token, or by the cookie. */
export const identifying =
  ({ app }: Base, identities: Identities) =>
  async ({ cookie, authorization }: IncomingHttpHeaders): Promise<Known | undefined> => {
    const token = bearer(authorization)
    if (token) return identities.personOfToken(token)
    return identities.personOf(cookieIn(app.parseCookie(cookie ?? '')))
  }
