import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
/** What these name is everybody's: buttons, panels, fields, paper. */
const SHARED = /^theme\//
/** Classes that one part of the page lends to others on purpose. Whoever adds a line has looked at both. */
const LENT: Readonly<Record<string, readonly string[]>> = {
  'after-game': ['live'],
  badge: ['rules', 'setup', 'boards/diamant', 'boards/sub-terra'],
  fairness: ['fairness'],
  message: ['live', 'local', 'review'],
  options: ['lab', 'live'],
  pick: ['lab', 'learn', 'rules'],
  play: ['boards/sub-terra', 'replay'],
  'replay-stage': ['review'],
  room: ['fairness'],
  seats: ['live'],
  setup: ['live'],
  unfair: ['fairness'],
}
/** Forms of a game stand inside the set-up and are dressed by it. */
const partOf = (path: string): string =>
  /^boards\/[\w-]+\/setup\//.test(path) ? 'setup' : (/^(boards\/[\w-]+|\w+)\//.exec(path)?.[1] ?? 'app')

const files = (pattern: string) =>
  globSync(pattern, { cwd: SOURCES }).map(path => ({
    part: partOf(path),
    path,
    text: readFileSync(join(SOURCES, path), 'utf8'),
  }))

/** Classes with which a rule begins, inside conditions too: they reach into everything on screen at the same time. */
function rootsOf(css: string): ReadonlySet<string> {
  const roots = new Set<string>()
  const open: boolean[] = []
  for (const [, prelude = '', mark] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop()
    if (mark !== '{') continue
    if (open.every(Boolean) && !prelude.includes('@')) for (const each of leadersOf(prelude)) roots.add(each)
    open.push(/@(media|container|layer|supports)/.test(prelude))
  }
  return roots
}

/** Of `.a.b .c, .d > e` these are `a` and `d`. */
const leadersOf = (prelude: string): readonly string[] =>
  prelude.split(/,(?![^(]*\))/).flatMap(each => /\.([\w-]+)/.exec(each.trim().split(/[\s>+~]/)[0]!)?.[1] ?? [])

/** The names of the games: a board begins its rules with its own, so nothing else may wear them. */
const GAMES = globSync('boards/*/page.tsx', { cwd: SOURCES }).map(path => path.split('/')[1]!)

/** Every class a component may write, from plain and from made-up class names. */
function classesOf(code: string): ReadonlySet<string> {
  const written = [...code.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
    ([, plain, made = '']) =>
      plain ?? [...made.matchAll(/'([^']*)'|`((?:[^`$]|\$\{[^}]*\})*)`/g)].map(said => said[1] ?? said[2]!),
  )
  const inside = written.flatMap(each => [...each.matchAll(/'([^']*)'/g)].map(([, said]) => said!))
  return new Set(
    [
      ...written.map(each => each.replace(/\$\{game\}/g, GAMES.join(' ')).replace(/\$\{[^}]*\}/g, ' ')),
      ...inside,
    ].flatMap(each => each.split(/\s+/)),
  )
}

const owners = new Map<string, Set<string>>()
for (const { part, path, text } of files('**/*.css'))
  if (!SHARED.test(path)) for (const root of rootsOf(text)) owners.set(root, (owners.get(root) ?? new Set()).add(part))

const mayUse = (root: string, part: string, owner: string): boolean =>
  part === owner || [part, owner].some(each => LENT[root]?.includes(each))

test('no two parts of the page begin a rule with the same class', () => {
  const twice = [...owners].filter(([root, parts]) => {
    const own = [...parts].filter(part => !LENT[root]?.includes(part))
    return own.length > 1
  })
  expect(twice).toEqual([])
})

test('no component wears a class that another part of the page dresses by accident', () => {
  const leaks = files('**/*.tsx').flatMap(({ part, path, text }) =>
    [...classesOf(text)].flatMap(worn =>
      [...(owners.get(worn) ?? [])]
        .filter(owner => !mayUse(worn, part, owner))
        .map(owner => `${path}: ${worn} of ${owner}`),
    ),
  )
  expect(leaks).toEqual([])
})

test('every class that is lent is still somebody’s', () => {
  expect(Object.keys(LENT).filter(each => !owners.has(each))).toEqual([])
})

test('a rule that begins with a class is found, wherever it stands', () => {
  const css =
    '.a.b .c, .d > e { x: y; & .f { x: y } } @media (width > 1px) { .g { x: y } } @keyframes h { from { x: y } }'
  expect([...rootsOf(css)]).toEqual(['a', 'd', 'g'])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code, as a component writes it
  const code = "<i className={`k ${on ? 'l' : ''} m`} /> <b className=\"n o\" /> <u className={`p ${game}`} />"
  expect([...classesOf(code)].filter(Boolean).sort()).toEqual(['k', 'l', 'm', 'n', 'o', 'p', ...GAMES].sort())
})

/** What stands between the brackets of each `:has(`. */
const askedOf = (css: string): string[] =>
  [...css.matchAll(/:has\(/g)].map(({ index }) => {
    let open = 1
    let end = index + ':has('.length
    for (; open > 0; end++) open += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0
    return css.slice(index + ':has('.length, end - 1)
  })

test('no rule asks :has() inside :has(), which browsers silently drop', () => {
  const dropped = files('**/*.css').flatMap(({ path, text }) =>
    askedOf(text).flatMap(asked => (asked.includes(':has(') ? [`${path}: ${asked}`] : [])),
  )
  expect(dropped).toEqual([])
})
