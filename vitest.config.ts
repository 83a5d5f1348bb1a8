import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONG_TESTS } from './tools/long-tests.ts'
import { SLOW_TESTS } from './tools/slow-tests.ts'

/** What takes longest begins: otherwise one worker waits for another at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG_TESTS.findIndex(path => moduleId.endsWith(`/${path}`))
      return index < 0 ? LONG_TESTS.length : index
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

/** Three more than there are cores: most tests wait for a server, a database or a clock for most of their time. */
const AT_ONCE = availableParallelism() + 3

/**
 * Where nobody watches, a test of real servers, databases and browsers is tried once more before it stops a landing; the
 * report says which were. At the desk nothing is: what fails there now and then has a cause to be found.
 */
const AGAIN = process.env.CI ? 1 : 0

/** With it the catalog lists the game of its test kit too (games/catalog/package.json). */
const TEST_GAMES = 'grotto-test-games'

const MINUTE = 60_000
const NEVER = ['**/node_modules/**', ...(process.env.QUICK_TESTS_ONLY ? SLOW_TESTS : [])]

/** A worker goes from file to file: loading the same modules for each of 250 files takes longer than most of them. */
const FILE_AFTER_FILE = {
  isolate: false,
  environment: 'node',
  unstubGlobals: true,
  restoreMocks: true,
  // Limits for what hangs, not for what is slow: a machine may have much else to do.
  testTimeout: 3 * MINUTE,
  hookTimeout: 3 * MINUTE,
  expect: { poll: { timeout: MINUTE / 3 } },
  maxWorkers: AT_ONCE,
} as const

/**
 * Sources as node itself runs them, as they run for people: in a test's own loader each call into another module is a
 * look-up by name, and bots that search take three times as long.
 */
const AS_IT_RUNS = { ...FILE_AFTER_FILE, experimental: { viteModuleRunner: false, nodeLoader: false } } as const

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...AS_IT_RUNS,
          name: 'unit',
          globalSetup: 'storage/test-kit/shared-postgres.ts',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, '**/*.{e2e,plugged}.test.ts', 'web/**'],
          retry: AGAIN,
        },
      },
      {
        test: {
          ...AS_IT_RUNS,
          name: 'plugged',
          include: ['**/*.plugged.test.ts'],
          exclude: NEVER,
          retry: AGAIN,
          execArgv: [`--conditions=${TEST_GAMES}`],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...FILE_AFTER_FILE,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...NEVER, '**/*.e2e.test.ts'],
        },
      },
      {
        test: {
          ...AS_IT_RUNS,
          name: 'e2e',
          globalSetup: 'tools/setup/walked-page.mjs',
          include: ['**/*.e2e.test.ts'],
          exclude: NEVER,
          retry: AGAIN,
          // Five browsers beside each other, however many cores there are: each waits for more than half of its time, for
          // a server, a second person or the next look of Playwright, and time limits hold for a machine of two.
          maxWorkers: 5,
        },
      },
    ],
  },
})
