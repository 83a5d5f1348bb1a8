import { fastChance } from '@grotto/kernel'
import { cellAt, NONE, type SubTerraEvent, subTerra, tileAt } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/sub-terra-table.ts'
import type { Intent, Shown } from '../index.ts'
import { agreedMeeting, agreeing } from './agreeing.ts'
import { carefulBot } from './careful.ts'
import { measureWays } from './company.ts'

const shown = (seat: number, plan: Intent): Shown => ({ seat, plan, since: 0 })

/** What Lantern decides in a picture, with these plans on the table. */
function decides(picture: string, plans: readonly Shown[] = [], log: readonly SubTerraEvent[] = []) {
  const state = cave(picture)
  const seat = subTerra.toAct(state)[0]!
  return carefulBot.decide(subTerra.view(state, seat), log, { seat, random: fastChance(1), plans })
}

/** The first of four looks on; the others are still to come. */
const GAPS = '  a\n1 S\nleader a1 ap2\nmedic a1\nscout a1\nbodyguard a1\noptions players 4'
const HURT = '  a b\n1 S-.\nmedic a1 ap2\nleader a1 hp1\nclimber a1\nscout a1\noptions players 4'

describe('what a person has shown', () => {
  test('the gap she has claimed is left to her where there is another', () => {
    const { action, intent } = decides(GAPS)
    const [x, y] = intent!.at as [number, number]
    expect(['reveal', 'explore']).toContain(action.type)
    const polite = decides(GAPS, [shown(1, { type: 'explore', at: [x, y], by: 'medic' })])
    expect(polite.action.type).toBe(action.type)
    expect(polite.intent!.at).not.toEqual([x, y])
  })

  test('whom she is about to heal, nobody else heals', () => {
    expect(decides(HURT).action).toEqual({ type: 'bandage', caver: 'leader' })
    const heals = shown(2, { type: 'heal', at: [0, 0], by: 'climber', caver: 'leader' })
    expect(decides(HURT, [heals]).action.type).not.toBe('bandage')
    expect(decides(HURT, [{ ...heals, bot: true }]).action.type).toBe('bandage')
  })

  test('a plan of an earlier round holds no longer, nor one for somebody else’s caver, nor one that names nothing', () => {
    const heals = shown(2, { type: 'heal', at: [0, 0], by: 'climber', caver: 'leader' })
    const round: SubTerraEvent = { type: 'roundStarted', round: 2, startingCaver: 'medic' }
    expect(decides(HURT, [heals], [round]).action.type).toBe('bandage')
    for (const plan of [{ ...heals.plan, by: 'leader' }, { type: 'heal' }, { type: 'heal', at: 'a1', by: 'nobody' }])
      expect(decides(HURT, [{ ...heals, plan }]).action.type).toBe('bandage')
  })
})

test('where she says all are to meet, unless the way there is foolish', () => {
  const state = cave('  a b c d e f\n1 S-.-.-.-.-.\nleader a1 ap2\nmedic a1\nscout a1\nbodyguard a1\noptions players 4')
  const meeting = (x: number) => {
    const plans = [shown(1, { type: 'meet', at: [x, 0], by: 'medic' })]
    return agreeing(state, [], { seat: 0, random: fastChance(1), plans }, () => {
      measureWays(state)
      return agreedMeeting(state, tileAt(state.cave, cellAt(0, 0)))
    })
  }
  expect(meeting(1)).toBe(tileAt(state.cave, cellAt(1, 0)))
  expect([meeting(5), meeting(9)]).toEqual([NONE, NONE])
})

describe('the plan of the team', () => {
  test('is told at the beginning of a round: one plan for each other seat, as the game knows plans', () => {
    const state = cave(GAPS)
    const { team } = decides(GAPS)
    expect(team!.map(({ seat, plan }) => [seat, plan.by])).toEqual([
      [1, 'medic'],
      [2, 'scout'],
      [3, 'bodyguard'],
    ])
    for (const { plan } of team!) expect(subTerra.isPlan!(state, plan)).toBe(true)
    expect(decides(GAPS.replace('ap2', 'ap1')).team).toBeUndefined()
  })

  test('who does something else than was told says so', () => {
    const told = (plan: Intent) => [shown(0, { by: 'leader', ...plan })]
    const { intent } = decides(GAPS)
    expect(decides(GAPS, told(intent!)).reasons).not.toContainEqual({ reason: 'changedMind' })
    expect(decides(GAPS, told({ type: 'hide', at: [0, 0] })).reasons).toContainEqual({ reason: 'changedMind' })
  })
})
