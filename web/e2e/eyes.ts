import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** What a careful pair of eyes looks for on a screen. Each is a script of its own that the page runs. */
const EYES = ['cut-text', 'overlaps', 'small-targets'] as const
export type Eye = (typeof EYES)[number]

const scriptOf = (eye: Eye): string =>
  stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'eyes', `${eye}.ts`), 'utf8')).trim()

const SCRIPTS = Object.fromEntries(EYES.map(eye => [eye, scriptOf(eye)])) as Record<Eye, string>

/** Everything on the screen that the eye finds wrong, besides what lies within some elements. */
export const complaints = (page: Page, eye: Eye, besides = ''): Promise<readonly string[]> =>
  page.evaluate(`globalThis.GROTTO_BESIDES = ${JSON.stringify(besides)}\n${SCRIPTS[eye]}`)
