import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST } from '@grotto/catalog/list'
import { SHAPES } from '@grotto/catalog/shapes'
import type { GameShapes } from '@grotto/kernel'
import { LANGUAGES } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { root } from './steps.ts'

/** The sources of everything that is shipped; tests, benches and fixtures may name games. */
const SOURCES = globSync(
  [
    '{kernel,words,bots,trials,protocol,storage,server,web,lab}/{src,bin}/**/*.{ts,tsx,mjs,css}',
    'games/*/{src,test-kit}/**/*.ts',
    'web/*.html',
    'web/public/*.webmanifest',
  ],
  { cwd: root },
)
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !/\.test\.tsx?$/.test(path))

const codeOf = (path: string): string =>
  readFileSync(join(root, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')

/** `sub-terra`, `subTerra`, `SubTerra`, `SUB_TERRA`: whatever a name is made into. */
const naming = (id: string): RegExp => new RegExp(id.replace('-', '[-_ ]?'), 'i')

const filesNaming = (id: string): string[] =>
  SOURCES.filter(path => !isSentences(path) && naming(id).test(codeOf(path)))

/** What a language says, it says of every game. */
const isSentences = (path: string): boolean => /^words\/src\/[a-z]{2}\//.test(path)

/** Folders of a game's own, and how its journal is told. */
const isHome = (id: string) => (path: string) =>
  [
    `games/${id}/`,
    `bots/src/${id}/`,
    `trials/src/${id}/`,
    `lab/src/games/${id}/`,
    `web/src/boards/${id}/`,
    `words/src/narrate-${id}.ts`,
  ].some(home => path.startsWith(home))

/** Names of two words that one game alone gives to what is done or happens in it; a single word may mean anything. */
const ownTypes = (game: string): string[] => {
  const typesOf = ({ action, event }: GameShapes): string[] =>
    [action.schema, event.schema].flatMap(({ oneOf }) => (oneOf as { title: string }[]).map(({ title }) => title))
  const others = SHAPES.filter(shapes => shapes.game !== game).flatMap(typesOf)
  return SHAPES.filter(shapes => shapes.game === game)
    .flatMap(typesOf)
    .filter(type => /[a-z][A-Z]/.test(type) && !others.includes(type))
}

/** The lists in which a game with parts of its own stands: once with its rules, then with its bots, lab game and page. */
const LISTS = [
  'bots/src/index.ts',
  'bots/src/registry.ts',
  'games/catalog/src/games.ts',
  'games/catalog/src/shapes.ts',
  'lab/src/games/lab-games.ts',
  'trials/src/trial-games.ts',
  'web/src/boards/boards.ts',
  'words/src/areas.ts',
  'words/src/index.ts',
  'words/src/style.ts',
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

  test.each(LIST.map(({ id }) => id))('and nothing else speaks of what only %s does', id => {
    const types = ownTypes(id)
    expect(types.length).toBeGreaterThan(5)
    const speaking = new RegExp(`(?<!\\w\\[)(['"\`])(?:${types.join('|')})\\1`)
    const shared = SOURCES.filter(path => !LIST.some(game => isHome(game.id)(path)))
    const elsewhere = shared.filter(path => speaking.test(codeOf(path)))
    expect(elsewhere).toEqual([])
  })

  test.each(LIST.map(({ id }) => id))('%s brings what every game in the list brings', id => {
    expect(SHAPES.map(({ game }) => game)).toContain(id)
    const books = LANGUAGES.map(language => `docs/rules/${language === 'en' ? '' : `${language}/`}${id}.md`)
    const files = [...books, `games/${id}/fixtures/records.lock.json`]
    expect(files.filter(path => !existsSync(join(root, path)))).toEqual([])
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
