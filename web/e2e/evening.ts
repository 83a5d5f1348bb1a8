import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { House, type HouseKind } from './house.ts'
import { openBrowser, type Visit, Visitor } from './visitor.ts'

/** The house and the browser of a test file: there before its first test, gone after its last. */
export interface Evening {
  readonly house: House
  readonly browser: Browser
  /** Somebody comes to the house; through another line where one is named. */
  readonly visitor: (visit?: Visit, address?: string) => Promise<Visitor>
}

export function openEvening(kind?: HouseKind): Evening {
  let house: House
  let browser: Browser
  beforeAll(async () => {
    house = await House.open(kind)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })
  return {
    get house() {
      return house
    },
    get browser() {
      return browser
    },
    visitor: (visit, address = house.address) => Visitor.arrive(browser, address, visit),
  }
}
