import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { asDrawn } from './undrawn.ts'

/** What can be wrong with the layout of a screen. Each check is a script of its own that the page runs. */
const CHECKS = ['cut-text', 'overlaps', 'small-targets'] as const
export type LayoutCheck = (typeof CHECKS)[number]

const scriptOf = (check: LayoutCheck): string =>
  stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'layout-checks', `${check}.ts`), 'utf8'))
    .trim()
    .replace(/^\/\/.*\n;/, '')

const SCRIPTS = Object.fromEntries(CHECKS.map(check => [check, scriptOf(check)])) as Record<LayoutCheck, string>

/** Everything on the screen that the check finds wrong, besides what lies within some elements. */
export const complaints = (page: Page, check: LayoutCheck, besides = ''): Promise<readonly string[]> =>
  page.evaluate(`globalThis.GROTTO_BESIDES = ${JSON.stringify(besides)};\n${asDrawn(SCRIPTS[check])}`)
