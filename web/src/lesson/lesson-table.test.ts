import { canonical, type Game, makeRecord, verifyRecord } from '@grotto/kernel'
import { LANGUAGES, loadWords, type Words } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { loadScript, pageOf } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import { GAMES } from '../games.ts'
import { LessonTable, type Progress } from './lesson-table.ts'
import { labelsIn } from './script.ts'

const TAUGHT = GAMES.filter(game => pageOf(game).lesson?.script)
type Action = { readonly type: string }

const wantedOf = (table: LessonTable): Action[] => table.legal.filter(action => table.isWanted(action))

/** One move of the lesson: whoever's turn it is, as the script has it; of several ways of mine the one picked. */
function oneOn(table: LessonTable, pick: (ways: Action[]) => Action): void {
  if (table.othersAct) return table.playNext()
  if (!table.asked) return table.goOn()
  const ways = wantedOf(table)
  expect(ways.length, `${table.now!.name} can be done`).toBeGreaterThan(0)
  table.act(pick(ways))
  expect(table.wrong).toBeUndefined()
}

const first = (ways: Action[]) => ways[0]!
const last = (ways: Action[]) => ways.at(-1)!

async function begun(game: (typeof GAMES)[number], kept?: Progress): Promise<LessonTable> {
  return new LessonTable(await loadEngine(game), await loadScript(game), kept)
}

/** Through a storage and back. */
const stored = (progress: Progress): Progress => JSON.parse(JSON.stringify(progress))

/** What the panel has room for on a phone, in letters. */
const MOST_TOLD = 180
const MOST_ASKED = 110

describe.each(TAUGHT)('the lesson of %s', game => {
  test.each([first, last])('can be played to its end, and uses up what was prepared', async pick => {
    const table = await begun(game)
    for (let i = 0; !table.over; i++) {
      expect(i).toBeLessThan(200)
      oneOn(table, pick)
    }
    expect(table.done).toBe(table.script.steps.length)
    expect(table.drawsLeft).toBe(0)
  })

  test('leaves a record that replays', async () => {
    const table = await begun(game)
    while (!table.over) oneOn(table, first)
    const sitters = ['me', ...table.script.companions].map(name => ({ name }))
    const record = makeRecord(table.play, sitters, { kind: 'scripted' })
    const { play, chance } = verifyRecord(table.game as Game<never>, JSON.parse(JSON.stringify(record)))
    expect(chance).toBe('scripted')
    expect(canonical(table.game.encode(play.state))).toBe(canonical(table.game.encode(table.play.state)))
  })

  test('takes nothing but what is asked for, and says so', async () => {
    const table = await begun(game)
    let refused = 0
    while (!table.over) {
      const before = stored(table.progress)
      for (const action of table.legal.filter(action => !table.isWanted(action))) {
        table.act(action)
        expect(table.wrong).toBe('notAsked')
        refused += 1
      }
      expect(stored(table.progress)).toEqual(before)
      oneOn(table, first)
    }
    expect(refused).toBeGreaterThan(5)
  })

  test('meets what the rules forbid with the rule, in every language', async () => {
    const table = await begun(game)
    const area = pageOf(game).area!
    while (!table.asked) oneOn(table, first)
    const before = stored(table.progress)
    for (const action of [{ type: 'fly' }, undefined, { type: 'move', side: 'N' }, { type: 'goOn', at: 3 }]) {
      table.act(action)
      const { wrong } = table
      if (!wrong || wrong === 'notAsked') throw new Error('not refused')
      for (const language of LANGUAGES) {
        const words = (await loadWords(language, ['common', area])) as Words
        const said = table.script.explain(wrong.refusal, words)
        expect(said).not.toBe(wrong.refusal.reason)
        expect(said).not.toContain(`: ${wrong.refusal.reason}`)
      }
    }
    expect(stored(table.progress)).toEqual(before)
    oneOn(table, first)
  })

  test('goes on after any step as if nothing had been', async () => {
    const whole = await begun(game)
    while (!whole.over) oneOn(whole, first)
    let table = await begun(game)
    while (!table.over) {
      oneOn(table, first)
      const again = await begun(game, stored(table.progress))
      expect(stored(again.progress)).toEqual(stored(table.progress))
      expect(canonical(again.game.encode(again.seen.view))).toBe(canonical(table.game.encode(table.seen.view)))
      table = again
    }
    expect(canonical(table.game.encode(table.play.state))).toBe(canonical(whole.game.encode(whole.play.state)))
  })

  test('has words for each step, and asks only where it asks', async () => {
    const script = await loadScript(game)
    const { steps, text, ask } = script
    for (const language of LANGUAGES) {
      const words = (await loadWords(language, ['lesson', 'table', pageOf(game).area!])) as Words
      for (const step of steps) {
        expect(words.has(text(step.name)), step.name).toBe(true)
        expect(words.has(ask(step.name)), step.name).toBe(step.asks !== undefined)
        const told = words.say(text(step.name), labelsIn(script, words))
        const said = step.asks ? words.say(ask(step.name), labelsIn(script, words)) : ''
        expect(told + said).not.toMatch(/[{}]|table\./)
        expect([step.name, told.length <= MOST_TOLD, said.length <= MOST_ASKED]).toEqual([step.name, true, true])
      }
    }
  })
})
