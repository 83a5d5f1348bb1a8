import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './root.mjs'

/** A line that says which commit this is, where there is no repository: the image is built with it. */
const COMMIT = join(root, '.commit')
const LENGTH = 9

/** Which Grotto this is: the number of package.json, and the commit where it is known. */
export function version() {
  known ??= found()
  return known
}

let known

function found() {
  const { version: number } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commit = textOf(COMMIT) ?? commitOf(join(root, '.git'))?.slice(0, LENGTH)
  return { number, commit, text: commit ? `${number} (${commit})` : number }
}

/** Read, not asked of git: it answers nobody but the owner of a repository, and a service is somebody else. */
function commitOf(git) {
  try {
    if (!existsSync(git)) return undefined
    // In a work tree of its own it is a file that says where the repository is.
    const folder = statSync(git).isFile() ? resolve(root, readFileSync(git, 'utf8').replace('gitdir:', '').trim()) : git
    const head = textOf(join(folder, 'HEAD'))
    return head?.startsWith('ref: ') ? commitNamed(folder, head.slice('ref: '.length)) : head
  } catch {
    return undefined
  }
}

function commitNamed(folder, name) {
  const shared = resolve(folder, textOf(join(folder, 'commondir')) ?? '.')
  const packed = textOf(join(shared, 'packed-refs'))?.split('\n') ?? []
  const line = packed.find(each => each.endsWith(` ${name}`))
  return textOf(join(folder, name)) ?? textOf(join(shared, name)) ?? line?.split(' ')[0]
}

const textOf = path => (existsSync(path) ? readFileSync(path, 'utf8').trim() || undefined : undefined)
