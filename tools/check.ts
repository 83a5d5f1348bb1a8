// `npm run check`: the quick daily one. Types, format, lint, dead code and quick tests, among them tools/imports.test.ts
// (imports go only downward). What takes longer (tools/slow-tests.ts) and the browser belong to `npm test`.
import { passAll, passes, STATIC_STEPS, type Step } from './steps.ts'

const QUICK_TESTS: Step = {
  name: 'quick tests',
  program: 'vitest',
  args: ['run', '--project', 'unit', '--project', 'plugged', '--project', 'web'],
}

const [isQuickDone, statics] = await Promise.all([
  passes(QUICK_TESTS, { QUICK_TESTS_ONLY: 'yes' }),
  passAll(STATIC_STEPS),
])
const passed = [...statics, isQuickDone]
const failed = [...STATIC_STEPS, QUICK_TESTS].filter((_, index) => !passed[index])
if (failed.length > 0) console.error(`\nNot yet: ${failed.map(step => step.name).join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
