import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/chromium.ts'

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGUMENTS] })

let shared: Promise<Browser> | undefined

/** One browser for all test files of a worker: whoever comes has a context of her own. It ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  if (shared && !(await shared).isConnected()) shared = undefined
  shared ??= openBrowser()
  return shared
}

/** What a test that failed left open would go on working beside the next ones. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map(context => context.close()) ?? [])
}
