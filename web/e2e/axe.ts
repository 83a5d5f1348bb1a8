import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What on the screen cannot be read or used by everybody, as far as a program can tell. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const found = (await page.evaluate(`axe.run({ runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] })`)) as {
    violations: Violation[]
  }
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
}

export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  expect.soft([screen, await violations(page)]).toEqual([screen, []])
}
