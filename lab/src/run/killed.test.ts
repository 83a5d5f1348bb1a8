import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, '../main.ts')
const EXPERIMENT = {
  game: 'sub-terra',
  games: 35,
  seed: 'killed',
  bots: ['sub-terra-careful'],
  options: { players: 4 },
  vary: { difficulty: ['normal', 'advanced'] },
}

function folderWith(experiment: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'grotto-'))
  writeFileSync(join(folder, 'e.experiment.json'), JSON.stringify(experiment))
  return folder
}

const lines = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0)

/** Starts a run and ends it, without a warning, once so many lines are on the disk. */
function killed(folder: string, after: number): Promise<void> {
  const child = spawn(process.execPath, [MAIN, 'run', join(folder, 'e.experiment.json'), '--cores', '2'])
  return new Promise(done => {
    const watch = setInterval(() => lines(join(folder, 'e.csv')) > after && child.kill('SIGKILL'), 5)
    child.once('exit', () => {
      clearInterval(watch)
      done()
    })
  })
}

const finished = (folder: string, ...flags: string[]) =>
  spawnSync(process.execPath, [MAIN, 'run', join(folder, 'e.experiment.json'), ...flags], { encoding: 'utf8' })

test('a run that was killed twice ends with the bytes and figures of one that was not', async () => {
  const [quiet, stormy] = [folderWith(EXPERIMENT), folderWith(EXPERIMENT)]
  const whole = finished(quiet, '--cores', '1', '--json')
  for (const after of [1, 25]) await killed(stormy, after)
  expect(lines(join(stormy, 'e.csv'))).toBeLessThan(lines(join(quiet, 'e.csv')))
  const again = finished(stormy, '--cores', '2', '--json')
  expect([whole.status, again.status, again.stdout]).toEqual([0, 0, whole.stdout])
  for (const file of ['e.csv', 'e.parquet', 'e.keys.json'])
    expect(readFileSync(join(stormy, file)).equals(readFileSync(join(quiet, file))), file).toBe(true)
})
