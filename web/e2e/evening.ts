import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { leaveBrowser, sharedBrowser } from './browser.ts'
import { type ServerKind, ServerProcess, sharedServer } from './server-process.ts'
import { type Visit, Visitor } from './visitor.ts'

/** The server and the browser of a test file: there before its first test. Those who came are gone after its last. */
export interface Evening {
  readonly server: ServerProcess
  readonly browser: Browser
  /** Somebody comes to the server; by another address where one is named. */
  readonly visitor: (visit?: Visit, address?: string) => Promise<Visitor>
}

/** On a server of its own where it has to be of some kind. */
export function openEvening(kind?: ServerKind): Evening {
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    server = kind ? await ServerProcess.open(kind) : await sharedServer()
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await leaveBrowser(browser)
    if (kind) await server?.close()
  })
  return {
    get server() {
      return server
    },
    get browser() {
      return browser
    },
    visitor: (visit, address = server.address) =>
      Visitor.arrive(browser, address, { drawn: false, keeps: false, thoughtful: false, ...visit }),
  }
}
