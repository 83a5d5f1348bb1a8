import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { passesBeside, root, type Step } from './steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function script(source: string): Step {
  const file = join(folder, 'step.mjs')
  writeFileSync(file, source)
  return { name: 'step', program: relative(join(root, 'node_modules/.bin'), file), args: [] }
}

test('a step that leaves a process behind, which holds its output, ends all the same', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const forgetful = script(`
    import { spawn } from 'node:child_process'
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    setTimeout(() => process.exit(0), 50)
  `)
  expect(await passesBeside(forgetful)).toBe(true)
})

test('a step that never ends is ended, has failed, and is named', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await passesBeside(script('for (;;);'), {}, 300)).toBe(false)
  expect(log.mock.calls.flat().join('\n')).toContain('step │ has not ended')
})

test('whoever is interrupted ends all that runs beside each other', async () => {
  const signs = [join(folder, 'one'), join(folder, 'other')]
  const { program } = script(`
    import { writeFileSync } from 'node:fs'
    setInterval(() => writeFileSync(process.argv[2], ''), 20)
  `)
  const steps = signs.map(sign => ({ name: 'step', program, args: [sign] }))
  const beside = `
    import { passesBeside } from ${JSON.stringify(join(root, 'tools/steps.ts'))}
    for (const step of ${JSON.stringify(steps)}) void passesBeside(step)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', beside], { stdio: 'ignore' })
  const ended = new Promise(done => child.once('exit', done))
  await vi.waitFor(() => expect(signs.map(sign => existsSync(sign))).toEqual([true, true]), 60_000)
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  for (const sign of signs) rmSync(sign)
  await new Promise(done => setTimeout(done, 300))
  expect(signs.map(sign => existsSync(sign))).toEqual([false, false])
})
