import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'

const WEB = join(import.meta.dirname, '..')

/** The boards' galleries as they were built before the tests: a scene opens ten times faster than from its sources. */
export const openGallery = (): Promise<PreviewServer> =>
  preview({
    root: WEB,
    configFile: join(WEB, 'vite.gallery.config.ts'),
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  })
