import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const WEB = join(import.meta.dirname, '..')

/** Serves the boards' galleries, for tests and measurements. */
export async function openGallery(): Promise<ViteDevServer> {
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null },
  })
  return server.listen()
}
