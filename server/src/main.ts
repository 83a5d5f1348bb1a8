import { networkInterfaces } from 'node:os'
import { type Config, configFrom } from './config.ts'
import { createServer, type GrottoServer } from './create-server.ts'
import { obeyRestores } from './restoring.ts'

let config: Config = configFrom(process.env)
let server: GrottoServer = await createServer(config)
const port = Number(new URL(server.address).port)

console.log(`Grotto is open at http://localhost:${port}`)
for (const address of neighbours()) console.log(`  for others in your network: http://${address}:${port}`)

/** On other data the key may be another one too; the address stays, so that people find their way back. */
const restores = config.database
  ? undefined
  : obeyRestores(config.data, {
      close: () => server.close(),
      open: async () => {
        config = { ...configFrom(process.env), port, portMayChange: false }
        server = await createServer(config)
      },
    })

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    console.log('Grotto is closing; everything is kept.')
    close().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  })

async function close(): Promise<void> {
  await restores?.settled()
  await server.close()
}

/** Addresses under which friends at home reach this machine. */
function neighbours(): string[] {
  if (config.host !== '0.0.0.0') return []
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}
