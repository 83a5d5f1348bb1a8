import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { root } from './steps.ts'

/**
 * The files of the container image, laid out without Docker: what the repository holds, less what .dockerignore keeps
 * out. Packages are links to those installed here, with the mark that `node tools/launch.mjs install` leaves.
 */
export function layOutImage(folder: string): void {
  for (const file of filesOfTheImage()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  linkPackages(folder)
}

function filesOfTheImage(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const kept = ignored()
  return listed.split('\n').filter(file => file !== '' && !kept.some(pattern => matches(file, pattern)))
}

const ignored = (): string[] =>
  readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))

const matches = (file: string, pattern: string): boolean =>
  matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)

function linkPackages(folder: string): void {
  const [from, to] = [root, folder].map(place => join(place, 'node_modules')) as [string, string]
  for (const name of readdirSync(from).filter(name => !name.startsWith('.')))
    for (const path of name.startsWith('@') ? readdirSync(join(from, name)).map(part => join(name, part)) : [name])
      link(join(from, path), join(to, path))
  link(join(from, '.bin', 'grotto'), join(to, '.bin', 'grotto'))
  const lock = readFileSync(join(folder, 'package-lock.json'))
  writeFileSync(join(to, '.grotto-lock'), createHash('sha256').update(lock).digest('hex'))
}

/** Our own packages are links already, which lead to where they lie in the copy. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, to)
}
