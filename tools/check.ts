// `npm run check`: the quick daily one. Types, format, lint, dead code and unit tests, among them tools/imports.test.ts
// (imports go only downward). The tests in the browser belong to `npm test`.
import { passAll, passes, STATIC_STEPS, type Step } from './steps.ts'

const UNIT_TESTS: Step = {
  name: 'unit tests',
  program: 'vitest',
  args: ['run', '--project', 'unit', '--project', 'plugged', '--project', 'web'],
}

const passed = [...(await passAll(STATIC_STEPS)), await passes(UNIT_TESTS)]
const failed = [...STATIC_STEPS, UNIT_TESTS].filter((_, index) => !passed[index])
if (failed.length > 0) console.error(`\nNot yet: ${failed.map(step => step.name).join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
