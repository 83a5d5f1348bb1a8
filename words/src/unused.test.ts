import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { AREAS, LANGUAGES, loadArea } from './index.ts'

/** Whoever may say something. */
const SPEAKERS = ['web/src', 'server/src', 'lab/src', 'bots/src', 'words/src']

/**
 * Keys put together where no source shows the whole: an area chosen at run time, then a prefix, then what a rule,
 * an event or a bot calls the thing. Each line says where.
 */
const BUILT = [
  /^(table|diamant|subTerra)\.refusal\.\w+$/, // web/src/live/answers.ts, lab: the reason of a refusal
  /^(table|diamant|subTerra)\.reason\.\w+$/, // words/src/say-reason.ts: why a bot would do something
  /^common\.problem\.\w+$/, // web/src/app/problems.ts, web/src/live/answers.ts: errors of the protocol
]

const TRANSLATION = new RegExp(`^(${LANGUAGES.join('|')})/`)
const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = SPEAKERS.flatMap(folder =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.') && !TRANSLATION.test(name))
    .map(name => readFileSync(`${root}${folder}/${name}`, 'utf8')),
).join('\n')

/** Every quoted key, and every template that starts with an area: its gaps may be filled with one word. */
const quoted = new Set([...sources.matchAll(/['"`]([a-zA-Z]+\.[\w.-]+)['"`]/g)].map(match => match[1]!))
const templates = [...sources.matchAll(/`([a-zA-Z]+\.[^`\s]*\$\{[^`]*)`/g)].map(match => patternOf(match[1]!))

function patternOf(template: string): RegExp {
  const words = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
  return new RegExp(`^${words.map(word => word.replaceAll('.', '\\.')).join('[\\w-]+')}$`)
}

const isSaid = (key: string): boolean =>
  quoted.has(key) || templates.some(pattern => pattern.test(key)) || BUILT.some(pattern => pattern.test(key))

describe('every sentence is said somewhere', () => {
  for (const area of AREAS)
    test(area, async () => {
      const keys = Object.keys(await loadArea('en', area))
      expect(keys.filter(key => !isSaid(key))).toEqual([])
    })
})
