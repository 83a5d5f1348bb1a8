import { networkInterfaces } from 'node:os'
import { version } from '../../tools/setup/version.mjs'
import { type Config, configFrom } from './config/config.ts'
import { closeToOthers } from './config/data-folder.ts'
import { createServer, type GrottoServer } from './create-server.ts'
import { endOnFailure } from './process/disk-failure.ts'
import { lastResort } from './process/last-resort.ts'
import { say } from './process/output.ts'
import { ownData } from './process/own-data.ts'
import { obeyRestores } from './process/restoring.ts'
import { endWith } from './process/start-fault.ts'

/** What this process writes is for its own user: database, its logs, key. */
process.umask(0o077)

let config: Config = configured()
if (!config.database) ownData(config.data)
say(`Grotto ${version().text} on Node ${process.versions.node}`)
let stopping = false
let server: GrottoServer | undefined
let restores: { settled(): Promise<void> } | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
// Before anything is opened: a server that waits for its database has work under way as well.
lastResort({ report, close })
server = await opened().catch(endWith)
const port = Number(new URL(server.address).port)

say(`Grotto is open at http://localhost:${port}`)
for (const address of localAddresses()) say(`  for others in your network: http://${address}:${port}`)

async function opened(): Promise<GrottoServer> {
  const server = await createServer(config)
  void server.failed.then(endOnFailure)
  return server
}

function configured(): Config {
  try {
    const config = configFrom(process.env)
    for (const path of closeToOthers(config.data)) console.warn(`grotto: others could read ${path}; now they cannot.`)
    return config
  } catch (error) {
    return endWith(error)
  }
}

/** On other data the key may be another one too; the address stays, so that people find their way back. */
if (!config.database)
  restores = obeyRestores(config.data, {
    close: async () => server?.close(),
    open: async () => {
      config = { ...configFrom(process.env), port, portMayChange: false }
      server = await opened()
    },
  })

/** A server that still waits for its database has nothing to keep. */
function stop(): void {
  if (stopping) return
  stopping = true
  say(server ? 'Grotto is closing; everything is kept.' : 'Grotto stops waiting.')
  close().then(
    () => process.exit(0),
    error => {
      console.error(error)
      process.exit(1)
    },
  )
}

/** In the server's log; before there is one, where whoever starts it looks. */
function report(what: string, error: Error): void {
  if (server) server.report(what, error)
  else console.error(`grotto: ${what}:`, error)
}

async function close(): Promise<void> {
  await restores?.settled()
  await server?.close()
}

/** Addresses under which friends at home reach this machine. */
function localAddresses(): string[] {
  if (config.host !== '0.0.0.0') return []
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}
