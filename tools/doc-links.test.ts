import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const DOCUMENTS = globSync(
  ['*.md', 'docs/**/*.md', '{kernel,words,bots,trials,protocol,storage,server,web,lab}/README.md'],
  {
    cwd: root,
  },
)

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Without what only shows how something is written. */
const proseOf = (path: string): string =>
  textOf(path)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '')

const anchorsIn = (path: string): string[] =>
  [...textOf(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )

function isBroken(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? from : join(dirname(from), decodeURIComponent(file))
  if (!existsSync(join(root, path))) return true
  return anchor !== undefined && path.endsWith('.md') && !anchorsIn(path).includes(anchor)
}

test('every link of a document leads to something that is there', () => {
  const broken = DOCUMENTS.flatMap(path =>
    [...proseOf(path).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter(link => !/^(?:https?|mailto):/.test(link) && isBroken(path, link))
      .map(link => `${path}: ${link}`),
  )
  expect(DOCUMENTS.length).toBeGreaterThan(20)
  expect(broken).toEqual([])
})
