import { diamant } from '@grotto/diamant'
import { fastChance, type Game, type GameTypes } from '@grotto/kernel'
import { ASKED_QUESTIONS, subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { type Found, foundInCaves, foundOnPaths } from '../test-kit/found-positions.ts'
import { BOTS, botFor, botsOf, REASONS, SUB_TERRA_REASONS } from './index.ts'

const PATHS = foundOnPaths(24)
const CAVES = foundInCaves(3, ASKED_QUESTIONS)
const SPOKEN: ReadonlySet<string> = new Set([...REASONS, ...SUB_TERRA_REASONS])

/** From here on every decision plays games out: fewer positions, one iteration. */
const SLOW = 3

/** Asks a bot at every position: a legal answer with reasons, the same whatever lies face down, and the view stays. */
function holdsAt<G extends GameTypes>(game: Game<G>, id: string, positions: readonly Found<G['state']>[]): void {
  const bot = botFor(id, game)
  for (const { asked, seat, state, swapped } of positions) {
    const thinking = () => ({ seat, random: fastChance(asked), iterations: 1 })
    const view = game.view(state, seat)
    const before = JSON.stringify(game.encode(view))
    const decision = bot.decide(view, [], thinking())
    expect(game.refusal(view, seat, decision.action), `${id} at ${asked}`).toBeUndefined()
    expect(decision.reasons.map(({ reason }) => reason).filter(reason => !SPOKEN.has(reason))).toEqual([])
    expect(decision.reasons.length).toBeGreaterThan(0)
    expect(JSON.stringify(game.encode(view))).toBe(before)
    expect(game.encode(state)).not.toEqual(game.encode(swapped))
    expect(bot.decide(game.view(swapped, seat), [], thinking()), `${id} at ${asked}`).toEqual(decision)
  }
}

test('random play meets every question the game can ask', () => {
  expect(new Set(CAVES.map(({ asked }) => asked))).toEqual(new Set(ASKED_QUESTIONS))
})

describe('wherever it is asked, a bot answers legally, says why, and is moved by nothing it cannot see', () => {
  test.each(botsOf('diamant', true).map(({ id }) => id))('%s on the path', id => holdsAt(diamant, id, PATHS))

  test.each(botsOf('sub-terra', true).map(({ id, level }) => [id, level] as const))('%s in the cave', (id, level) => {
    const one = CAVES.filter(({ asked }, index) => CAVES.findIndex(each => each.asked === asked) === index)
    holdsAt(subTerra, id, level < SLOW ? CAVES : one)
  })
})

test('only seers are shown more, and none of them sits at a table', () => {
  const seers = BOTS.filter(({ seer }) => seer)
  expect(seers.length).toBeGreaterThan(0)
  expect(seers.filter(({ atTables }) => atTables)).toEqual([])
})
