import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/chromium.ts'

/** Fetched when it is wanted: it weighs more than everything else we install together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const SHOWN = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>
}

/** Lighthouse's four figures for a phone, out of 100; nothing where it cannot be fetched or run. */
export async function lighthouse(address: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grotto-lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_ARGUMENTS.join(' ')}`
  const args = ['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--output-path=${file}`, flags]
  const env = { ...process.env, CHROME_PATH: await findChromium() }
  const { status } = spawnSync('npx', args, { env, cwd: folder, stdio: 'ignore', timeout: 300_000 })
  const figures = status === 0 ? figuresOf(JSON.parse(readFileSync(file, 'utf8'))) : []
  rmSync(folder, { recursive: true, force: true })
  return figures
}

const figuresOf = ({ categories }: Report): readonly string[] =>
  SHOWN.map(name => `${categories[name]!.title} ${Math.round(categories[name]!.score * 100)}`)
