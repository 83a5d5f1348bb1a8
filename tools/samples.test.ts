import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONGER_TESTS, SAMPLES } from './samples.ts'
import { root } from './steps.ts'

/** What asks for a sample, itself or by one of these. */
const ASKING = /tools\/samples\.ts'|\/inspect-screen\.ts'|\/walked\.ts'/

const sources = globSync('{games,server,web}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**', '**/dist*/**'] })
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

test('npm run test:long runs every test that takes a sample, and no other', () => {
  const asking = sources.filter(path => path.endsWith('.test.ts') && ASKING.test(textOf(path)))
  expect(asking.map(path => path.replaceAll('\\', '/')).sort()).toEqual([...LONGER_TESTS].sort())
})

test('every sample is taken', () => {
  const texts = sources.map(textOf).filter(text => text.includes('SAMPLES'))
  const unused = Object.keys(SAMPLES).filter(name => !texts.some(text => text.includes(`SAMPLES.${name}`)))
  expect(unused).toEqual([])
})
