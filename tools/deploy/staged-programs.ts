import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../steps.ts'

/** What docs/operating.md takes for granted, as small programs in a folder: another user, and npm without the launcher. */
export class StagedPrograms {
  readonly #bin: string

  constructor(folder: string) {
    this.#bin = join(folder, 'bin')
    mkdirSync(this.#bin)
    this.stage('sudo', '[ "$1" = -u ] && shift 2; exec "$@"')
    this.stage('npm', `case "$2" in ${Object.entries(scripts()).map(asCase).join(' ')} esac`)
  }

  stage(name: string, script: string): void {
    const path = join(this.#bin, name)
    writeFileSync(path, `#!/bin/bash\n${script}\n`)
    chmodSync(path, 0o755)
  }

  /** Runs a block of the page; `further` are folders of programs to be found before those of the machine. */
  run(block: string, env: Record<string, string> = {}, ...further: string[]) {
    const PATH = [this.#bin, dirname(process.execPath), ...further, process.env.PATH].join(':')
    const child = spawn('bash', ['-euo', 'pipefail', '-c', block], { env: { ...process.env, ...env, PATH } })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', text => {
        said += text
      })
    return new Promise<{ code: number | null; said: string }>(done => child.on('close', code => done({ code, said })))
  }
}

const scripts = (): Record<string, string> => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts

const asCase = ([name, script]: [string, string]): string =>
  `${name}) shift 3; exec ${process.execPath} ${script.replace('node tools/launch.mjs run ', '')} "$@";;`
