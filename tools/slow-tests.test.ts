import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG_TESTS } from './long-tests.ts'
import { SLOW_TESTS } from './slow-tests.ts'
import { root } from './steps.ts'

test.each([...SLOW_TESTS, ...LONG_TESTS])('%s is where tests are', pattern => {
  expect(globSync(pattern, { cwd: root }).filter(path => path.endsWith('.test.ts'))).not.toEqual([])
})
