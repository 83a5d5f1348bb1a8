import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST } from '@grotto/catalog/list'
import { LANGUAGES } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { root } from './steps.ts'

/** The sources of everything that is shipped; tests, benches and fixtures may name games. */
const SOURCES = globSync('{kernel,words,bots,trials,protocol,storage,server,web,lab}/src/**/*.{ts,tsx,css}', {
  cwd: root,
})
  .concat(globSync('games/*/{src,test-kit}/**/*.ts', { cwd: root }))
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !/\.test\.tsx?$/.test(path))

const codeOf = (path: string): string =>
  readFileSync(join(root, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')

/** `sub-terra`, `subTerra`, `SubTerra`, `SUB_TERRA`: whatever a name is made into. */
const naming = (id: string): RegExp => new RegExp(id.replace('-', '[-_ ]?'), 'i')

const filesNaming = (id: string): string[] =>
  SOURCES.filter(path => !path.startsWith('words/') && naming(id).test(codeOf(path)))

/** Folders of a game's own. */
const isHome = (id: string) => (path: string) =>
  [`games/${id}/`, `bots/src/${id}/`, `trials/src/${id}/`, `lab/src/games/${id}/`, `web/src/boards/${id}/`].some(home =>
    path.startsWith(home),
  )

/** The lists in which a game with parts of its own stands: once with its rules, then with its bots, lab game and page. */
const LISTS = [
  'bots/src/index.ts',
  'bots/src/registry.ts',
  'games/catalog/src/games.ts',
  'games/catalog/src/shapes.ts',
  'lab/src/games/lab-games.ts',
  'trials/src/trial-games.ts',
  'web/src/boards/boards.ts',
]

/** Where languages may be told apart: in their own folders, in the list, and by the printed boxes of a game. */
const KNOWS_LANGUAGES = /^words\/src\/(?:[a-z]{2}\/|spoken\.ts$)|^(?:games|lab\/src\/games)\/sub-terra\//

describe('a language is one folder and one line', () => {
  test('the list names every folder, and nothing else', () => {
    const folders = readdirSync(join(root, 'words/src'), { withFileTypes: true }).filter(file => file.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual(LANGUAGES)
    const lines = readFileSync(join(root, 'words/src/spoken.ts'), 'utf8').match(/^export .*$/gm)
    expect(lines).toEqual(LANGUAGES.map(language => `export * as ${language} from './${language}/index.ts'`))
  })

  test.each(LANGUAGES.filter(language => language !== 'en'))('no other source names %s', language => {
    const quoted = new RegExp(`['"\`/]${language}['"\`/]|\\b${language}: `)
    const naming = SOURCES.filter(path => quoted.test(codeOf(path)))
    expect(naming.filter(path => !KNOWS_LANGUAGES.test(path))).toEqual([])
  })
})

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
