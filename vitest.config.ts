import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The walks through all screens take longest, so they begin: otherwise one browser waits for the other at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => moduleId.includes('/e2e/screens/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isWalk), ...sorted.filter(file => !isWalk(file))]
  }
}

/** One more than there are cores: most tests wait for a server, a database or a clock for half of their time. */
const AT_ONCE = availableParallelism() + 1

/**
 * Where nobody watches, a test of real servers, databases and browsers is tried once more before it stops a landing; the
 * report says which were. At the desk nothing is: what fails there now and then has a cause to be found.
 */
const AGAIN = process.env.CI ? 1 : 0

/** With it the catalog lists the game of its test kit too (games/catalog/package.json). */
const TEST_GAMES = 'grotto-test-games'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.{e2e,plugged}.test.ts', 'web/**'],
          environment: 'node',
          retry: AGAIN,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: AT_ONCE,
        },
      },
      {
        resolve: { conditions: [TEST_GAMES] },
        ssr: { resolve: { conditions: [TEST_GAMES] } },
        test: {
          name: 'plugged',
          include: ['**/*.plugged.test.ts'],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          retry: AGAIN,
          execArgv: [`--conditions=${TEST_GAMES}`],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: AT_ONCE,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.e2e.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: AT_ONCE,
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: 'tools/setup/walked-page.mjs',
          include: ['**/*.e2e.test.ts'],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          retry: AGAIN,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Two browsers beside each other, however many cores there are: time limits hold for a machine of two.
          maxWorkers: 2,
        },
      },
    ],
  },
})
