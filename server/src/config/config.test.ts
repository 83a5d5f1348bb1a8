import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NewerDatabase } from '@grotto/storage'
import { afterAll, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { StartFault } from '../process/start-fault.ts'
import { storeFault } from '../process/store-fault.ts'
import { configFrom } from './config.ts'
import { closeToOthers } from './data-folder.ts'
import { VARIABLES, type Variable } from './variables.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const GROTTO_DATA = join(folder, 'data', 'deeper')

/** What is wrong with these settings, one sentence each. */
function faultsOf(settings: Record<string, string>): readonly string[] {
  try {
    configFrom({ GROTTO_DATA, ...settings })
    return []
  } catch (error) {
    if (error instanceof StartFault) return error.faults
    throw error
  }
}

const file = join(folder, 'a-file')
writeFileSync(file, 'no folder')
const pair = webPush.generateVAPIDKeys()
const others = webPush.generateVAPIDKeys()
const PUSH = {
  GROTTO_PUSH_PUBLIC_KEY: pair.publicKey,
  GROTTO_PUSH_PRIVATE_KEY: pair.privateKey,
  GROTTO_PUSH_CONTACT: 'mailto:ada@example.org',
}

describe('a fault is one sentence that names the variable and what is allowed', () => {
  test.each<[Record<string, string>, string]>([
    [{ GROTTO_RATE_LIMITS: 'abc' }, 'GROTTO_RATE_LIMITS must be a number such as 0, 0.5 or 2, not "abc".'],
    [{ GROTTO_RATE_LIMITS: '-1' }, 'GROTTO_RATE_LIMITS must be a number such as 0, 0.5 or 2, not "-1".'],
    [{ GROTTO_RATE_LIMITS: 'Infinity' }, 'GROTTO_RATE_LIMITS must be a number such as 0, 0.5 or 2, not "Infinity".'],
    [{ GROTTO_WEBHOOKS: 'yes' }, 'GROTTO_WEBHOOKS must be 1 (on) or 0 (off), not "yes".'],
    [{ GROTTO_PORT: '99999' }, 'GROTTO_PORT must be a whole number from 0 to 65535, not "99999".'],
    [
      { GROTTO_PORT: 'tcp://10.0.0.1:80' },
      'GROTTO_PORT must be a whole number from 0 to 65535, not "tcp://10.0.0.1:80".',
    ],
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, not "x".'],
    [{ GROTTO_BOT_WORKERS: '0' }, 'GROTTO_BOT_WORKERS must be a whole number from 1 to 256, not "0".'],
    [{ GROTTO_IDLE_AFTER: '1e9' }, 'GROTTO_IDLE_AFTER must be a whole number from 0 to 2147483647, not "1e9".'],
    [{ GROTTO_HOST: 'two words' }, 'not "two words".'],
    [{ GROTTO_DATA: file }, `GROTTO_DATA must be a folder in which Grotto may write, and ${file} is a file.`],
    [{ GROTTO_DATA: join(file, 'below') }, 'is a file.'],
    [{ GROTTO_DATA: '/proc/grotto' }, '/proc/grotto is not (ENOENT).'],
    [{ GROTTO_LOG: 'loud' }, 'GROTTO_LOG must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
    [{ GROTTO_PAGE: folder }, `GROTTO_PAGE must be a folder with index.html and page.html, and ${folder} is not.`],
    [{ GROTTO_ORIGINS: 'https://a.example, b.example' }, 'GROTTO_ORIGINS must be origins such as https://a.example'],
    [{ GROTTO_ORIGINS: 'https://a.example/' }, 'without a path, not "https://a.example/".'],
    [
      { DATABASE_URL: 'localhost' },
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
    ],
    [{ GROTTO_METRICS_TOKEN: 'a b' }, 'GROTTO_METRICS_TOKEN must be printable signs without spaces.'],
    [{ ...PUSH, GROTTO_PUSH_PUBLIC_KEY: 'x' }, 'GROTTO_PUSH_PUBLIC_KEY must be a key that `npm run push-keys` made'],
    [{ ...PUSH, GROTTO_PUSH_PRIVATE_KEY: '' }, 'GROTTO_PUSH_PRIVATE_KEY must be given too: push messages need it.'],
    [{ ...PUSH, GROTTO_PUSH_CONTACT: 'ada' }, 'GROTTO_PUSH_CONTACT must be a mailto: or https: address'],
    [{ ...PUSH, GROTTO_PUSH_PUBLIC_KEY: others.publicKey }, 'must be the key that was made together with'],
    [{ GROTTO_RATE_LIMIT: '1' }, 'GROTTO_RATE_LIMIT is no setting of Grotto; did you mean GROTTO_RATE_LIMITS?'],
    [{ GROTTO_SERVICE_HOST_A: '1' }, 'GROTTO_SERVICE_HOST_A is no setting of Grotto; docs/server.md lists them.'],
  ])('%o', (settings, sentence) => {
    const faults = faultsOf(settings)
    expect(faults[0]).toContain(sentence)
    for (const fault of faults) expect(fault).toMatch(/^[^\n]+[.?]$/)
  })

  test('all of them at once', () => {
    const faults = faultsOf({ GROTTO_LOG: 'loud', PORT: 'x', GROTTO_NONSENSE: '1', GROTTO_DATA: file })
    expect(faults).toHaveLength(4)
  })

  test('secrets are not repeated', () => {
    const faults = faultsOf({
      DATABASE_URL: 'mysql://a:hidden@b',
      GROTTO_METRICS_TOKEN: 'hid den',
      GROTTO_PUSH_PRIVATE_KEY: 'hidden',
    })
    expect(faults.length).toBeGreaterThanOrEqual(3)
    expect(faults.join()).not.toMatch(/hid ?den/)
  })

  test('half a key is no key', () => {
    const data = join(folder, 'half')
    mkdirSync(data)
    writeFileSync(join(data, 'signing.key'), 'abcd')
    expect(faultsOf({ GROTTO_DATA: data })[0]).toContain('signing.key is not 64 hexadecimal digits')
  })
})

test('a database that cannot be opened is a fault of the setting that names it; a fault of ours is not', () => {
  const where = { database: undefined, data: '/data' }
  const newer = storeFault(new NewerDatabase(9), where)
  expect(newer).toBeInstanceOf(StartFault)
  expect(newer.message).toBe(
    'GROTTO_DATA must hold a good database or none, and /data/grotto.db is not: it was written by a newer Grotto (layout 9).',
  )
  const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  expect(storeFault(refused, { ...where, database: 'postgres://a:hidden@b/c' }).message).toBe(
    'DATABASE_URL must name a PostgreSQL that Grotto may use, and it answers: password authentication failed.',
  )
  expect(storeFault(new TypeError('ours'), where)).not.toBeInstanceOf(StartFault)
})

test('settings that are allowed are taken', () => {
  const config = configFrom({
    GROTTO_DATA,
    ...PUSH,
    PORT: ' 80 ',
    GROTTO_RATE_LIMITS: '0.5',
    GROTTO_ORIGINS: 'https://a.example, http://localhost:5173',
    GROTTO_LOG: '',
    DATABASE_URL: 'postgresql:///grotto?host=/var/run/postgresql',
  })
  expect(config).toMatchObject({
    port: 80,
    portMayChange: false,
    rateLimits: 0.5,
    origins: ['https://a.example', 'http://localhost:5173'],
    logLevel: 'warn',
    reminders: { after: 60_000, push: { contact: 'mailto:ada@example.org' } },
  })
  expect(configFrom({ GROTTO_DATA })).toMatchObject({ port: 8600, portMayChange: true, key: config.key })
})

test('keys for push messages are made at the first start and kept; those of the settings come first', () => {
  const data = join(folder, 'pushing')
  const pushOf = (settings: object = {}) => configFrom({ GROTTO_DATA: data, ...settings }).reminders.push!
  const first = pushOf()
  expect(pushOf()).toEqual(first)
  expect(statSync(join(data, 'push.key')).mode & 0o077).toBe(0)
  expect(() => webPush.setVapidDetails(first.contact, first.publicKey, first.privateKey)).not.toThrow()
  expect(pushOf(PUSH).publicKey).toBe(PUSH.GROTTO_PUSH_PUBLIC_KEY)
  expect(pushOf({ GROTTO_PUSH_CONTACT: 'mailto:ada@example.org' })).toEqual({
    ...first,
    contact: 'mailto:ada@example.org',
  })
  // Several nodes would each have their own.
  expect(pushOf({ DATABASE_URL: 'postgres://a/b' })).toBeUndefined()
  writeFileSync(join(data, 'push.key'), 'half a k')
  expect(() => pushOf()).toThrow(StartFault)
})

test('what others could read they can read no longer; a folder with other things in it stays as it is', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const data = join(folder, 'open')
  mkdirSync(data)
  const kept = ['grotto.db', 'grotto.db-wal', 'signing.key', 'grotto.db.before-2026'].map(name => join(data, name))
  for (const path of kept) writeFileSync(path, '')
  for (const path of [data, ...kept]) chmodSync(path, 0o755)
  expect(closeToOthers(data)).toHaveLength(5)
  expect([data, ...kept].map(modeOf)).toEqual(Array(5).fill('700'))
  expect(closeToOthers(data)).toEqual([])

  writeFileSync(join(data, 'letters.txt'), '')
  chmodSync(data, 0o755)
  chmodSync(kept[0]!, 0o644)
  expect(closeToOthers(data)).toEqual([kept[0]])
  expect([data, kept[0]!].map(modeOf)).toEqual(['755', '600'])
})

test('docs/server.md lists the settings as they are', () => {
  const shown = ({ otherwise, shown }: Variable<unknown>): string => {
    if (shown !== undefined) return shown
    if (otherwise === undefined || otherwise === false || (Array.isArray(otherwise) && otherwise.length === 0))
      return '–'
    return typeof otherwise === 'number' ? String(otherwise) : `\`${otherwise}\``
  }
  const rows = Object.values<Variable<unknown>>(VARIABLES as unknown as Record<string, Variable<unknown>>).map(
    variable => {
      const also = variable.also ? ` (or \`${variable.also}\`)` : ''
      return `| \`${variable.name}\`${also} | ${shown(variable)} | ${variable.says} |`
    },
  )
  const text = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8')
  expect(text).toContain(['| variable | default | |', '|---|---|---|', ...rows, ''].join('\n'))
})
