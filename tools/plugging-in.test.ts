import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST } from '@grotto/catalog/list'
import { describe, expect, test } from 'vitest'
import { root } from './steps.ts'

/** The sources of everything that is shipped; tests, benches and fixtures may name games. */
const SOURCES = globSync('{kernel,games,bots,protocol,storage,server,web,lab}/src/**/*.{ts,tsx,css}', { cwd: root })
  .concat(globSync('games/*/{src,test-kit}/**/*.ts', { cwd: root }))
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !/\.test\.tsx?$/.test(path))

const codeOf = (path: string): string =>
  readFileSync(join(root, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')

/** `sub-terra`, `subTerra`, `SubTerra`, `SUB_TERRA`: whatever a name is made into. */
const naming = (id: string): RegExp => new RegExp(id.replace('-', '[-_ ]?'), 'i')

const filesNaming = (id: string): string[] => SOURCES.filter(path => naming(id).test(codeOf(path)))

/** Folders of a game's own. */
const isHome = (id: string) => (path: string) =>
  [`games/${id}/`, `bots/src/${id}/`, `lab/src/games/${id}/`, `web/src/boards/${id}/`].some(home =>
    path.startsWith(home),
  )

/** The lists in which a game with parts of its own stands: once with its rules, then with its bots, desk and page. */
const LISTS = [
  'bots/src/index.ts',
  'bots/src/registry.ts',
  'games/catalog/src/games.ts',
  'lab/src/games/desks.ts',
  'web/src/boards/boards.ts',
]

describe('a game is one thing that is plugged in', () => {
  test.each(LIST.map(({ id }) => id))('nothing but its own folders and the lists names %s', id => {
    const elsewhere = filesNaming(id).filter(path => !isHome(id)(path))
    expect(elsewhere.filter(path => !LISTS.includes(path))).toEqual([])
    expect(elsewhere).toContain('games/catalog/src/games.ts')
  })

  test('the third game is one folder and one line of one list', () => {
    const home = 'games/catalog/test-kit/lanterns/'
    const everywhere = filesNaming('lanterns')
    expect(everywhere.filter(path => path.startsWith(home)).length).toBeGreaterThan(3)
    expect(everywhere.filter(path => !path.startsWith(home))).toEqual(['games/catalog/test-kit/games.ts'])
    const lines = codeOf('games/catalog/test-kit/games.ts').match(/^.*lanterns.*$/gm)
    expect(lines).toEqual([
      "import { about as lanterns } from './lanterns/about.ts'",
      'export const GAMES = [...SHIPPED, lanterns] as const',
    ])
  })
})
