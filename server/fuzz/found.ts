import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Found, numberOf } from './campaign.ts'

/** Cases that once failed: each is a file of its own and is tried again in the tests. */
export const FOUND = join(import.meta.dirname, 'found')

/** Keeps a case; its name may be changed to one that says more. */
export function keepFound(found: Found): string {
  const slug = found.surface.replace(/[^a-zA-Z]+/g, '-').toLowerCase()
  const name = `${slug}-${(numberOf(found.cases.join('\n')) >>> 0).toString(36)}.json`
  const { surface, why, cases } = found
  writeFileSync(join(FOUND, name), `${JSON.stringify({ surface, why, cases }, null, 1)}\n`)
  return name
}

export function everFound(): (Pick<Found, 'surface' | 'why' | 'cases'> & { readonly name: string })[] {
  return globSync('*.json', { cwd: FOUND })
    .sort()
    .map(file => ({ name: basename(file, '.json'), ...JSON.parse(readFileSync(join(FOUND, file), 'utf8')) }))
}
