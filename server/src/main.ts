import { networkInterfaces } from 'node:os'
import { configFrom } from './config.ts'
import { createServer } from './create-server.ts'

const config = configFrom(process.env)
const server = await createServer(config)
const { port } = new URL(server.address)

console.log(`Grotto is open at http://localhost:${port}`)
for (const address of neighbours()) console.log(`  for others in your network: http://${address}:${port}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    console.log('Grotto is closing; everything is kept.')
    server.close().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  })

/** Addresses under which friends at home reach this machine. */
function neighbours(): string[] {
  if (config.host !== '0.0.0.0') return []
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}
