import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadScript, pageOf } from '../boards/boards.ts'
import { GAMES } from '../games.ts'
import { rulesIn } from '../rules/find.ts'
import { parseMarkdown } from '../rules/markdown.ts'
import type { LessonStep } from './lesson.ts'

const STEPS = import.meta.glob<readonly LessonStep[]>('../boards/*/lesson/steps.ts', { import: 'STEPS', eager: true })

const rulesOf = (game: string): readonly string[] =>
  rulesIn(parseMarkdown(readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8')))

test.each(GAMES.filter(game => pageOf(game).lesson?.script))(
  'every rule of which playing %s tells is in the rulebook',
  async game => {
    const { steps } = await loadScript(game)
    const known = rulesOf(game)
    for (const { name, rules } of steps) expect([name, rules.filter(rule => !known.includes(rule))]).toEqual([name, []])
  },
)

test.each(GAMES.filter(game => pageOf(game).lesson))(
  'every rule the lesson of %s speaks of is in the rulebook',
  game => {
    const known = rulesOf(game)
    const named = STEPS[`../boards/${game}/lesson/steps.ts`]!.flatMap(({ rules }) => rules)
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter(rule => !known.includes(rule))).toEqual([])
  },
)
