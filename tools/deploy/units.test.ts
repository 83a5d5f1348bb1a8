import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../steps.ts'

const UNITS = join(root, 'deploy/systemd')
const units = readdirSync(UNITS)
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8', timeout: 120_000 })
/** It looks for the programs that a unit starts. */
const there = analyze('--version').error === undefined && existsSync('/usr/bin/node')

test('units start programs that are here', () => {
  const programs = units.flatMap(unit => readFileSync(join(UNITS, unit), 'utf8').match(/\b[\w/]+\.(mjs|ts)\b/g) ?? [])
  expect(programs.length).toBeGreaterThan(1)
  for (const program of programs) expect(existsSync(join(root, program))).toBe(true)
})

describe.runIf(there)('systemd', () => {
  test.each(units)('finds nothing wrong with %s', unit => {
    const { status, stdout, stderr } = analyze('verify', '--man=no', join(UNITS, unit))
    expect([stdout, stderr, status]).toEqual(['', '', 0])
  })

  test.each(units.filter(unit => unit.endsWith('.service')))('%s may do little', unit => {
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', join(UNITS, unit))
    expect(stdout).toContain('Overall exposure level')
    expect(status).toBe(0)
  })
})
