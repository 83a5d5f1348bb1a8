import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the folder in memory is gone with the process that asked for it', () => {
  const program = `
    import { writeFileSync } from 'node:fs'
    import { memoryFolder } from ${JSON.stringify(new URL('./memory-folder.ts', import.meta.url).href)}
    const folder = memoryFolder()
    if (folder) writeFileSync(folder + '/left-behind', '')
    console.log(folder ?? 'none')`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout.trim()).toMatch(/^(none|\/dev\/shm\/grotto-tests-\w+)$/)
  expect(existsSync(stdout.trim())).toBe(false)
})
