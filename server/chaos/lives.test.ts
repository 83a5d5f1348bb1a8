import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Lives } from './lives.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-lives-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A life that says one thing, gets a signal perhaps, and ends. */
async function lived(program: string, asked?: 'SIGKILL' | 'SIGTERM'): Promise<Lives> {
  const lives = new Lives(join(folder, 'node.log'))
  const child = spawn(process.execPath, ['-e', program])
  lives.begin(child)
  const closed = new Promise(done => child.once('close', done))
  await new Promise(done => child.stdout.once('data', done))
  if (asked) {
    lives.ask(child, asked)
    child.kill(asked)
  }
  await closed
  return lives
}

const STAYS = "console.log('here'); setInterval(() => {}, 1000);"
const obeys = (code: number) => `process.on('SIGTERM', () => process.exit(${code})); ${STAYS}`

test('a server that ends when it is told to is no news', async () => {
  expect((await lived(STAYS, 'SIGKILL')).odd).toEqual([])
  expect((await lived(obeys(0), 'SIGTERM')).odd).toEqual([])
  expect(readFileSync(join(folder, 'node.log'), 'utf8')).toMatch(/begins\nhere\n.*gets SIGKILL\n.*ended with SIGKILL/)
})

test.each([
  [
    'unasked, with an error',
    "console.log('here'); throw new Error('oh')",
    undefined,
    /code 1, asked for nothing[\s\S]*Error: oh/,
  ],
  ['unasked, as if all were well', "console.log('here')", undefined, /code 0, asked for nothing[\s\S]*here/],
  ['asked, with an error', obeys(1), 'SIGTERM', /code 1, asked for SIGTERM/],
  ['asked, without obeying', STAYS, 'SIGTERM', /SIGTERM, asked for SIGTERM/],
] as const)('one that ends %s is', async (_, program, asked, told) => {
  const { odd } = await lived(program, asked)
  expect(odd).toHaveLength(1)
  expect(odd[0]).toMatch(told)
})
