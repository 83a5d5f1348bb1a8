import { availableParallelism } from 'node:os'
import { parseTrust, type Trust, trustNobody } from '../http/client-address.ts'
import * as parsers from './parsers.ts'

/** One setting: its name, what may stand there, what holds without it, and a line for docs/server.md. */
export interface Variable<T> {
  readonly name: string
  /** A name others use for the same. */
  readonly also?: string
  readonly parser: parsers.Parser<T>
  readonly otherwise: T
  /** The default in words, where it is not a constant. */
  readonly shown?: string
  /** Never repeated in a message. */
  readonly secret?: boolean
  readonly says: string
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const MONTH_IN_MS = 2_147_483_647
const YEAR_IN_SECONDS = 31_536_000

const variable = <T>(
  name: string,
  parser: parsers.Parser<NoInfer<T>>,
  otherwise: T,
  says: string,
  more: Partial<Variable<T>> = {},
): Variable<T> => ({ name, parser, otherwise, says, ...more })

const optional = (name: string, parser: parsers.Parser<string>, says: string, more: Partial<Variable<string>> = {}) =>
  variable<string | undefined>(name, parser, undefined, says, more as Partial<Variable<string | undefined>>)

/** All settings of a server, in the order of docs/server.md. */
export const VARIABLES = {
  data: variable('GROTTO_DATA', parsers.anyText('a folder'), 'data', 'folder of database and key'),
  database: optional(
    'DATABASE_URL',
    parsers.databaseAddress,
    'a PostgreSQL that several nodes share, instead of the file (docs/scaling.md)',
    { secret: true },
  ),
  port: variable('GROTTO_PORT', parsers.wholeNumber(0, 65_535), 8600, 'if given, no other is tried; 0 takes any', {
    also: 'PORT',
  }),
  host: variable('GROTTO_HOST', parsers.host, '0.0.0.0', 'address to listen on'),
  page: optional('GROTTO_PAGE', parsers.anyText('a folder'), 'folder with `index.html` and `page.html`', {
    shown: 'the built page',
  }),
  botPace: variable(
    'GROTTO_BOT_PACE',
    parsers.wholeNumber(0, 600_000),
    900,
    'milliseconds a bot waits before it decides, where the host of a table has not chosen (`settings.botPace`, 200 to 30000)',
  ),
  botThinking: variable(
    'GROTTO_BOT_THINKING',
    parsers.wholeNumber(1, 60_000),
    700,
    'milliseconds a bot may think about one decision',
  ),
  botWorkers: variable(
    'GROTTO_BOT_WORKERS',
    parsers.wholeNumber(1, 256),
    Math.max(1, availableParallelism() - 1),
    'processes in which bots think',
    { shown: 'cores − 1' },
  ),
  publicUrl: optional(
    'GROTTO_PUBLIC_URL',
    parsers.origin,
    'where people reach the server, `https://grotto.example`: links in reminders lead there, and calls for any other name are refused (this machine’s own and those of `GROTTO_ORIGINS` aside)',
  ),
  origins: variable<readonly string[]>(
    'GROTTO_ORIGINS',
    parsers.origins,
    [],
    'further origins whose pages may open the socket, `https://a.example,https://b.example`',
  ),
  trustProxy: variable<Trust>(
    'GROTTO_TRUST_PROXY',
    { allowed: 'a number of proxies, or their addresses as in "10.0.0.0/8, ::1"', parse: parseTrust },
    trustNobody,
    'whose X-Forwarded headers are believed: how many proxies stand in a row before the server (`1`), or their addresses and networks (`10.0.0.0/8, ::1`; also `loopback`, `linklocal`, `uniquelocal`). Set it only behind proxies that write them',
    { shown: '–' },
  ),
  rateLimits: variable('GROTTO_RATE_LIMITS', parsers.factor, 1, 'factor on all limits; 0 switches them off'),
  idleAfter: variable(
    'GROTTO_IDLE_AFTER',
    parsers.wholeNumber(0, MONTH_IN_MS),
    600_000,
    'milliseconds after which a table nobody watches leaves memory; a tenth of it where the game is over',
  ),
  keepDays: variable(
    'GROTTO_KEEP_DAYS',
    parsers.wholeNumber(0, 36_500),
    0,
    'forget tables nobody touched for so many days, and people nobody saw (names, tokens, ways to reach them); 0 keeps them',
  ),
  remindAfter: variable(
    'GROTTO_REMIND_AFTER',
    parsers.wholeNumber(0, YEAR_IN_SECONDS),
    60,
    'seconds a question waits before whoever is not looking is reminded of it',
  ),
  pushPublicKey: optional(
    'GROTTO_PUSH_PUBLIC_KEY',
    parsers.pushKey(65),
    'with the private one: a pair of your own, as `npm run push-keys` makes it, instead of the one kept in `push.key`',
  ),
  pushPrivateKey: optional('GROTTO_PUSH_PRIVATE_KEY', parsers.pushKey(32), 'the other key of the pair', {
    secret: true,
  }),
  pushContact: optional(
    'GROTTO_PUSH_CONTACT',
    parsers.contact,
    'a `mailto:` or `https:` address at which push services reach you',
  ),
  webhooks: variable(
    'GROTTO_WEBHOOKS',
    parsers.onOrOff,
    false,
    '`1` lets people have reminders sent to a public https address',
  ),
  metricsToken: optional(
    'GROTTO_METRICS_TOKEN',
    parsers.token,
    'bearer token for `/metrics`; without one only this machine may read it',
    { secret: true },
  ),
  logLevel: variable<(typeof LEVELS)[number]>(
    'GROTTO_LOG',
    parsers.oneOf(...LEVELS),
    'warn',
    `\`${LEVELS[0]}\` … \`fatal\`, \`silent\`; JSON lines without cookies, moves or chat`,
  ),
}

/** Names that tests and tools give to programs they start. */
export const OF_TOOLS = ['GROTTO_CHROMIUM', 'GROTTO_SEED'] as const

export type Settings = {
  readonly [K in keyof typeof VARIABLES]: (typeof VARIABLES)[K] extends Variable<infer T> ? T : never
}
