import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { type ServerKind, ServerProcess } from './server-process.ts'
import { type Visit, Visitor } from './visitor.ts'

/** The server and the browser of a test file: there before its first test, gone after its last. */
export interface Evening {
  readonly server: ServerProcess
  readonly browser: Browser
  /** Somebody comes to the server; by another address where one is named. */
  readonly visitor: (visit?: Visit, address?: string) => Promise<Visitor>
}

export function openEvening(kind?: ServerKind): Evening {
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    server = await ServerProcess.open(kind)
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await leaveBrowser(browser)
    await server?.close()
  })
  return {
    get server() {
      return server
    },
    get browser() {
      return browser
    },
    visitor: (visit, address = server.address) =>
      Visitor.arrive(browser, address, { drawn: false, keeps: false, ...visit }),
  }
}
