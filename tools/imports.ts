import { readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, normalize } from 'node:path'

/** Every game has a folder of its own; the catalog beside them lists those that can be played. */
const GAMES = readdirSync(join(import.meta.dirname, '../games')).filter(name => name !== 'catalog')

/** The picture of house style: which Grotto packages each package may import. Nobody imports server, web or lab. */
export const LADDER: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ...Object.fromEntries(GAMES.map(game => [`games/${game}`, ['kernel']])),
  'games/catalog': ['kernel', ...GAMES],
  words: ['kernel', ...GAMES],
  bots: ['kernel', ...GAMES],
  trials: ['kernel', ...GAMES, 'bots'],
  protocol: ['kernel'],
  storage: ['kernel'],
  server: ['kernel', 'catalog', 'bots', 'protocol', 'storage', 'words'],
  web: ['kernel', ...GAMES, 'catalog', 'bots', 'trials', 'protocol', 'words'],
  lab: ['kernel', ...GAMES, 'catalog', 'bots', 'trials', 'storage', 'words'],
}

/** Packages whose sources run in any JavaScript: no node, no browser, no clock, no randomness of their own. */
const PURE = ['kernel', ...GAMES.map(game => `games/${game}`), 'games/catalog', 'words', 'bots', 'trials', 'protocol']

const IMPURE: readonly (readonly [RegExp, string])[] = [
  [/\bMath\s*\.\s*random\b/, 'Math.random'],
  [/\bDate\s*\.\s*now\b|\bnew\s+Date\s*\(\s*\)/, 'the clock'],
  [/\bperformance\s*\./, 'the clock'],
  [/\b(?:document|window|localStorage|navigator)\s*\./, 'the browser'],
  [/\bprocess\s*\./, 'node'],
  [/\bglobalThis\b/, 'globals'],
]

/** A source file as the checker sees it: where it lies, what it says, and what its package declares. */
export interface Source {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
  /** Names of the package's dependencies; the root's tools are added for tests. */
  readonly declared: readonly string[]
  readonly tools: readonly string[]
}

/** Everything in this file that breaks the picture, each as a sentence. */
export function violations(source: Source): string[] {
  const home = packageOf(source.path)
  if (!home) return []
  const broken = specifiers(source.text).flatMap(specifier => complaint(source, home, specifier) ?? [])
  return [...broken, ...impurities(source, home)]
}

export function packageOf(path: string): string | undefined {
  return Object.keys(LADDER).find(home => path.startsWith(`${home}/`))
}

/** What a file imports, by any of the forms of the language. */
export function specifiers(text: string): string[] {
  const FORMS = [
    /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /^\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  ]
  return FORMS.flatMap(form => [...text.matchAll(form)].map(match => match[1]!))
}

function complaint(source: Source, home: string, specifier: string): string | undefined {
  const says = (why: string) => `${source.path}: imports ${specifier}, ${why}`
  if (specifier.startsWith('.')) return leavesHome(source, home, specifier) ? says('outside of its package') : undefined
  // A name of the package's own, which its package.json gives to one of its files.
  if (specifier.startsWith('#')) return undefined
  if (isBuiltin(specifier)) return isPure(source.path, home) ? says('but its package does without node') : undefined
  const name = packageName(specifier)
  if (name.startsWith('@grotto/')) return grottoComplaint(source, home, name, says)
  const known = isTestOrTool(source.path) ? [...source.declared, ...source.tools] : source.declared
  return known.includes(name) ? undefined : says('which its package.json does not list')
}

function grottoComplaint(source: Source, home: string, name: string, says: (why: string) => string) {
  const short = name.slice('@grotto/'.length)
  if (!LADDER[home]!.includes(short)) return says('against the ladder')
  return source.declared.includes(name) ? undefined : says('which its package.json does not list')
}

/** Programs ask it which Grotto they are. */
const VERSION = 'tools/setup/version.mjs'

/** Tests may use the tools of the house (Chromium); nothing else reaches into another package by a path. */
function leavesHome(source: Source, home: string, specifier: string): boolean {
  const target = normalize(join(source.path, '..', specifier)).replaceAll('\\', '/')
  if (target.startsWith(`${home}/`) || (target === VERSION && !PURE.includes(home))) return false
  return !(isTestOrTool(source.path) && target.startsWith('tools/'))
}

function impurities(source: Source, home: string): string[] {
  if (!isPure(source.path, home)) return []
  const code = withoutComments(source.text)
  return IMPURE.filter(([pattern]) => pattern.test(code)).map(([, what]) => `${source.path}: uses ${what}`)
}

function isPure(path: string, home: string): boolean {
  return PURE.includes(home) && path.startsWith(`${home}/src/`) && !isTestOrTool(path)
}

/** Tests and what they stand on, the test kit, benchmarks, builds, scripts and programs run in node, on a developer's machine. */
function isTestOrTool(path: string): boolean {
  return /\.test\.tsx?$|\/(?:test-kit|test|e2e|build)\/|\/(?:bench|fuzz|chaos|soak|scripts)\/|\/bin\/|\.config\.ts$/.test(
    path,
  )
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}
