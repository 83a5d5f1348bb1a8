import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = new URL('../../web/src/', import.meta.url)

/** A sentence or a name, and a sign of punctuation that the code puts after it. */
const GLUED = /`[^`]*\$\{[^}`]*(?:say|Of|Name|Text)\([^`]*?\}[:!?][\s`]|join\('[;:!?] '\)|\$\{[^}]*\}; \$\{/

test('no code puts : ; ! ? after words: French wants a space before them, Spanish a sign in front', () => {
  const glued = readdirSync(page, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter(name =>
      readFileSync(new URL(name, page), 'utf8')
        .split('\n')
        .some(line => GLUED.test(line)),
    )
  expect(glued).toEqual([])
})
