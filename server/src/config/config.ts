import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PoolLimits } from '../bots/pool.ts'
import type { Trust } from '../http/client-address.ts'
import { type Clock, systemClock } from '../process/clock.ts'
import { type Bytes, systemBytes } from '../process/randomness.ts'
import { PUSH_KEY } from '../process/restoring.ts'
import { StartFault } from '../process/start-fault.ts'
import type { ReminderSettings } from '../reminders/reminders.ts'
import { folderFault, signingKey } from './data-folder.ts'
import { pushFaults, pushKeysOf } from './push-keys.ts'
import { type Environment, isGiven, readSettings } from './read-settings.ts'
import { VARIABLES } from './variables.ts'

export interface Config {
  /** Where the database and the signing key are. */
  readonly data: string
  /** PostgreSQL that several nodes share, instead of a file in `data`. */
  readonly database: string | undefined
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Take the next free port if this one is taken. */
  readonly portMayChange: boolean
  /** Folder of the built page, if there is one. */
  readonly page: string | undefined
  /** Signs identities. */
  readonly key: Uint8Array
  /** Milliseconds a bot waits before it decides, so that people can follow. */
  readonly botPace: number
  readonly bots: PoolLimits
  /** Where people reach the server, as `https://host`, if whoever runs it has said so. */
  readonly publicUrl?: string | undefined
  /** Origins besides our own that may open the socket, as `https://host`. */
  readonly origins: readonly string[]
  /** Whose X-Forwarded headers are believed. */
  readonly trustProxy: Trust
  /** Factor on all rate limits; 0 switches them off. */
  readonly rateLimits: number
  readonly logLevel: string
  /** Lets others than this machine read /metrics. */
  readonly metricsToken: string | undefined
  /** Milliseconds after which a table nobody looks at leaves memory. */
  readonly idleAfter: number
  /** Milliseconds between two looks for what has become idle or old. */
  readonly tidyEvery: number
  /** Days after which tables nobody touched are forgotten; 0 keeps them for ever. */
  readonly keepDays: number
  readonly reminders: ReminderSettings
  readonly clock: Clock
  readonly bytes: Bytes
}

/** Where tables are idle sooner, as often as they are. */
const TIDY_EVERY = 60_000
const TIDY_AT_MOST_EVERY = 1_000

/** Configuration by environment variables; docs/server.md lists them. Throws `StartFault` with all that is wrong. */
export function configFrom(environment: Environment): Config {
  const { settings, faults } = readSettings(environment)
  const data = resolve(settings.data)
  const page = pageFolder(settings.page)
  if (settings.page !== undefined && page === undefined)
    faults.push(`GROTTO_PAGE must be a folder with index.html and page.html, and ${resolve(settings.page)} is not.`)
  faults.push(...pushFaults(settings), ...[folderFault(data)].filter(fault => fault !== undefined))
  if (faults.length > 0) throw new StartFault(...faults)
  const { database, host, port, botPace, origins, trustProxy, rateLimits, logLevel, metricsToken } = settings
  return {
    data,
    database,
    host,
    port,
    portMayChange: !isGiven(environment, VARIABLES.port),
    page,
    key: signingKey(join(data, 'signing.key')),
    botPace,
    bots: { workers: settings.botWorkers, thinking: settings.botThinking, patience: 2_000 },
    publicUrl: settings.publicUrl,
    origins,
    trustProxy,
    rateLimits,
    metricsToken,
    logLevel,
    idleAfter: settings.idleAfter,
    tidyEvery: Math.min(TIDY_EVERY, Math.max(TIDY_AT_MOST_EVERY, settings.idleAfter)),
    keepDays: settings.keepDays,
    reminders: {
      after: settings.remindAfter * 1000,
      push: pushKeysOf(settings, join(data, PUSH_KEY)),
      webhooks: settings.webhooks,
      publicUrl: settings.publicUrl,
    },
    clock: systemClock,
    bytes: systemBytes,
  }
}

const PAGES = ['index.html', 'page.html']

function pageFolder(given: string | undefined): string | undefined {
  const folder = given ?? join(import.meta.dirname, '../../../web/dist')
  return PAGES.every(file => existsSync(join(folder, file))) ? resolve(folder) : undefined
}
