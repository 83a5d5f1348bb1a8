import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { PoolLimits } from './bots/pool.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Bytes, systemBytes } from './randomness.ts'
import { checkKeys, type PushKeys } from './reminders/letters.ts'
import type { ReminderSettings } from './reminders/reminders.ts'

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
  /** Origins besides our own that may open the socket, as `https://host`. */
  readonly origins: readonly string[]
  /** Whether X-Forwarded headers are believed. */
  readonly trustProxy: boolean
  /** Factor on all rate limits; 0 switches them off. */
  readonly rateLimits: number
  readonly logLevel: string
  /** Lets others than this machine read /metrics. */
  readonly metricsToken: string | undefined
  /** Milliseconds after which a table nobody looks at leaves memory. */
  readonly idleAfter: number
  /** Days after which tables nobody touched are forgotten; 0 keeps them for ever. */
  readonly keepDays: number
  readonly reminders: ReminderSettings
  readonly clock: Clock
  readonly bytes: Bytes
}

type Environment = Readonly<Record<string, string | undefined>>

/** Configuration by environment variables; docs/server.md lists them. */
export function configFrom(environment: Environment): Config {
  const data = resolve(environment.GROTTO_DATA ?? 'data')
  mkdirSync(data, { recursive: true })
  const given = environment.GROTTO_PORT ?? environment.PORT
  return {
    data,
    database: environment.DATABASE_URL || undefined,
    host: environment.GROTTO_HOST ?? '0.0.0.0',
    port: wholeNumber(given, 8600),
    portMayChange: given === undefined,
    page: pageFolder(environment.GROTTO_PAGE),
    key: signingKey(join(data, 'signing.key')),
    botPace: wholeNumber(environment.GROTTO_BOT_PACE, 900),
    bots: {
      workers: Math.max(1, wholeNumber(environment.GROTTO_BOT_WORKERS, availableParallelism() - 1)),
      thinking: wholeNumber(environment.GROTTO_BOT_THINKING, 700),
      patience: 2_000,
    },
    origins: (environment.GROTTO_ORIGINS ?? '').split(',').filter(origin => origin !== ''),
    trustProxy: environment.GROTTO_TRUST_PROXY === '1',
    rateLimits: Number(environment.GROTTO_RATE_LIMITS ?? 1),
    metricsToken: environment.GROTTO_METRICS_TOKEN,
    logLevel: environment.GROTTO_LOG ?? 'warn',
    idleAfter: wholeNumber(environment.GROTTO_IDLE_AFTER, 600_000),
    keepDays: wholeNumber(environment.GROTTO_KEEP_DAYS, 0),
    reminders: {
      after: wholeNumber(environment.GROTTO_REMIND_AFTER, 60) * 1000,
      push: pushKeys(environment),
      webhooks: environment.GROTTO_WEBHOOKS === '1',
    },
    clock: systemClock,
    bytes: systemBytes,
  }
}

/** Made at the first start, readable by its owner only. */
export function signingKey(path: string): Uint8Array {
  if (existsSync(path)) return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  const key = randomBytes(32)
  writeFileSync(path, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

function pushKeys(environment: Environment): PushKeys | undefined {
  const publicKey = environment.GROTTO_PUSH_PUBLIC_KEY
  const privateKey = environment.GROTTO_PUSH_PRIVATE_KEY
  const contact = environment.GROTTO_PUSH_CONTACT
  if (!publicKey && !privateKey) return undefined
  if (!publicKey || !privateKey || !contact)
    throw new Error('push needs GROTTO_PUSH_PUBLIC_KEY, GROTTO_PUSH_PRIVATE_KEY and GROTTO_PUSH_CONTACT')
  const keys = { publicKey, privateKey, contact }
  checkKeys(keys)
  return keys
}

function pageFolder(given: string | undefined): string | undefined {
  const folder = given ?? new URL('../../web/dist', import.meta.url).pathname
  return existsSync(join(folder, 'index.html')) ? resolve(folder) : undefined
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`"${text}" is not a whole number`)
  return number
}
