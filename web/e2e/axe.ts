import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { asIfDrawn } from './undrawn.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is asked of an element, and not how it could be found again: two thirds of the work. */
const LEAST_WORK = { resultTypes: ['violations', 'incomplete'], preload: false, elementRef: false, selectors: false }

interface Violation {
  readonly id: string
  readonly nodes: readonly {
    readonly html: string
    readonly any: readonly { readonly data?: { readonly messageKey?: string } | null }[]
  }[]
}
interface Found {
  readonly violations: readonly Violation[]
  readonly incomplete: readonly Violation[]
}

/** What on the screen cannot be read or used by everybody, as far as a program can tell. */
export const violations = (page: Page): Promise<readonly string[]> => told(page, TAGS)

/** Words that cannot be told from what they stand on. */
export const contrastFaults = (page: Page): Promise<readonly string[]> => told(page, ['color-contrast'])

async function told(page: Page, runOnly: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE)
  const run = withoutStrokes(`axe.run(${JSON.stringify({ ...LEAST_WORK, runOnly })})`)
  const { violations, incomplete } = (await page.evaluate(asIfDrawn(run))) as Found
  return [...violations, ...invisible(incomplete)].map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`,
  )
}

/** Words in the very colour of their ground: axe takes them for hidden on purpose and leaves it to people to look. */
const invisible = (incomplete: readonly Violation[]): readonly Violation[] =>
  incomplete
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }))
    .filter(({ nodes }) => nodes.length > 0)

/**
 * A drawing without words, names or targets in it is one picture to axe, which asks only whether that has a name; its
 * strokes are four fifths of all elements of a board, and axe would measure every one of them.
 */
const withoutStrokes = (expression: string): string => `(async () => {
  const SAID = 'text, title, desc, a, foreignObject, [role], [tabindex], [aria-label], [aria-labelledby]'
  const drawings = new Set([...document.querySelectorAll('svg')].filter(svg => !svg.querySelector(SAID)))
  const none = { configurable: true, value: [] }
  for (const drawing of drawings) Object.defineProperties(drawing, { childNodes: none, children: none })
  document.createTreeWalker = (root, what) =>
    Document.prototype.createTreeWalker.call(document, root, what, node =>
      drawings.has(node.parentNode) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT)
  try {
    return await ${expression}
  } finally {
    delete document.createTreeWalker
    for (const drawing of drawings) delete drawing.childNodes, delete drawing.children
  }
})()`

export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  expect.soft([screen, await violations(page)]).toEqual([screen, []])
}
