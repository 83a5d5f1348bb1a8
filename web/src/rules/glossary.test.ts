import { readFileSync } from 'node:fs'
import { LANGUAGES, loadWords } from '@grotto/words'
import { expect, test } from 'vitest'
import { fold } from './find.ts'
import { findTerms, gameOf, sectionsOf, termsByRule } from './glossary.ts'
import { parseMarkdown } from './markdown.ts'

const read = (name: string) => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8')
const SECTIONS = sectionsOf(parseMarkdown(read('glossary')))
const TERMS = SECTIONS.flatMap(({ terms }) => terms)

test('every term has a name in every language and a rule that exists', () => {
  const rules = `${read('sub-terra')}${read('diamant')}`
  for (const { id, rule, names } of TERMS) {
    expect([id, LANGUAGES.filter(language => !names[language])]).toEqual([id, []])
    expect([id, new RegExp(`^- (\\*\\*)?${rule} `, 'm').test(rules)]).toEqual([id, true])
  }
})

/** Words that need more than the plain term: a capital at their start, a short form where the board has no room. */
const SAME = /^(caver|ability|action|tile|hazard|result|difficulty)\.\w+$/

test.each(LANGUAGES)('the app uses the official terms in %s', async language => {
  const words = await loadWords(language, ['subTerra', 'diamant'])
  const compared = TERMS.filter(({ id }) => SAME.test(id))
  expect(compared.length).toBeGreaterThan(55)
  const wrong = compared
    .map(({ id, names }) => [id, fold(names[language].replace('*', '')), fold(words.say(`subTerra.${id}` as never))])
    .filter(([, official, ours]) => official !== ours)
  expect(wrong).toEqual([])
  const official = (id: string) => TERMS.find(term => term.id === id)!.names[language]
  for (const id of ['goOn', 'leave'] as const) expect(words.say(`diamant.${id}`)).toBe(official(id))
  for (const trap of ['spiders', 'snakes', 'lava', 'boulder', 'ram'] as const)
    expect(words.say(`diamant.danger.${trap}`)).toBe(official(trap))
})

test('a term is found in any language, without accents', () => {
  const found = findTerms(SECTIONS, 'eboulis').flatMap(({ terms }) => terms.map(({ id }) => id))
  expect(found).toEqual(['action.dig', 'rubble'])
  expect(findTerms(SECTIONS, 'nada que ver')).toEqual([])
})

test('every section belongs to a game', () => {
  expect(SECTIONS.filter(({ name }) => gameOf(name) === undefined)).toEqual([])
})

test('a rule knows what is named in it, and only of its own game', () => {
  const ids = (game: 'sub-terra' | 'diamant', rule: string) =>
    termsByRule(SECTIONS, game)
      .get(rule)
      ?.map(({ id }) => id)
  expect(ids('sub-terra', 'V-6')).toEqual(['caver.medic', 'ability.bandage', 'ability.sprint'])
  expect(ids('diamant', 'D-5')).toEqual(['ruby', 'diamond'])
  expect(ids('diamant', 'V-6')).toBeUndefined()
})
