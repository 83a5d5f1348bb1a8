import { type Card, diamant, GO_ON, LEAVE, scriptedSetup, type Trap } from '@grotto/diamant'
import {
  fastChance,
  fromJson,
  type Game,
  type GameRecord,
  type GameTypes,
  labelledChance,
  makeRecord,
  Play,
  sourceOf,
} from '@grotto/kernel'
import { type SubTerraAction, subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/sub-terra-table.ts'
import type { Bot } from '../contract.ts'
import { randomBot } from '../random.ts'
import { carefulBot } from '../sub-terra/careful.ts'
import { type Analysis, courseOf, type Judged, lookAt, sumUp } from './index.ts'

const CLOSENESS = { futures: 120, seed: 'planted' }

function analysed<G extends GameTypes>(game: Game<G>, record: GameRecord): Analysis {
  const course = courseOf(game, record)
  return sumUp(
    course,
    course.moments.map((_, moment) => lookAt(course, moment, CLOSENESS)),
  )
}

function optionsOf<G extends GameTypes>(game: Game<G>, input: object): G['options'] {
  const parsed = game.parseOptions(input)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}

const byGain = (a: Judged, b: Judged) => a.gain.mean - b.gain.mean

/** A game from a position, played by whoever `next` says. */
function played<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  next: (play: Play<G>) => G['action'],
): GameRecord {
  const from = game.encode(state)
  const { options } = fromJson<{ options: G['options'] }>(from)
  const play = Play.start(game, options, sourceOf(labelledChance('planted')), 0, from)
  for (let [seat] = game.toAct(play.state); seat !== undefined; [seat] = game.toAct(play.state)) {
    const acted = play.act(seat, next(play), 0)
    if ('refusal' in acted) throw new Error(JSON.stringify(acted.refusal))
  }
  const sitters = Array.from({ length: game.seatCount(options) }, (_, seat) => ({ name: `seat ${seat}` }))
  return makeRecord(play, sitters, { kind: 'scripted' })
}

describe('Diamant: alone in the cave, with the victory in the hand', () => {
  const trap = (name: Trap): Card => ({ kind: 'trap', trap: name })
  const gems = (value: number): Card => ({ kind: 'treasure', value })
  const OPTIONS = optionsOf(diamant, { players: 3 })
  /** Four expeditions in which all leave at once; in the fifth three traps lie there before two of three leave. */
  const BEFORE = [gems(1), gems(2), gems(4), gems(5), gems(7), trap('snakes'), trap('spiders'), trap('lava')]
  const lastCard = (card: Card) =>
    played(diamant, scriptedSetup(OPTIONS, [...BEFORE, card], labelledChance('deck')), play => {
      const { round, pathLength, inside } = play.state
      const alone = inside === 1
      if (alone) return pathLength === 4 ? GO_ON : LEAVE
      const [seat] = diamant.toAct(play.state)
      return round < 5 || (pathLength === 4 && seat !== 0) ? LEAVE : GO_ON
    })
  const seventeen = analysed(diamant, lastCard(gems(17)))
  const snake = analysed(diamant, lastCard(trap('snakes')))
  const [going] = seventeen.judged.filter(({ isClear, seat }) => isClear && seat === 0).sort(byGain) as [Judged]

  test('to go on is the blunder', () => {
    expect(going).toMatchObject({ chosen: GO_ON, alternative: LEAVE })
    expect(going.gain.mean).toBeLessThan(-0.1)
  })

  test('that no trap came is the luck', () => {
    const { draws } = seventeen.points[going.moment]!.changes[0]!
    expect(draws.mean).toBeGreaterThan(0.1)
    expect(seventeen.shares[0]!.end).toBe(1)
  })

  test('what came afterwards changes nothing about the decision', () => {
    expect(snake.shares[0]!.end).toBe(0)
    expect(snake.judged.filter(({ moment }) => moment <= going.moment)).toEqual(
      seventeen.judged.filter(({ moment }) => moment <= going.moment),
    )
  })
})

describe('Sub Terra: out of time, a step from the exit', () => {
  const picture = (die: number) => `
      a b
    1 S-X
    medic a1 hp1 ap2
    leader devoured
    scout devoured
    bodyguard b1
    hazardsLeft 0
    outOfTime
    dice ${die}
  `
  const END_TURN: SubTerraAction = { type: 'endTurn' }
  const endsTurn = (die: number) =>
    analysed(
      subTerra,
      played(subTerra, cave(picture(die)), play =>
        play.steps.length === 1
          ? END_TURN
          : carefulBot.decide(play.state, [], { seat: 0, random: fastChance(1) }).action,
      ),
    )
  const six = endsTurn(6)

  test('to wait there is the blunder', () => {
    const [judged] = six.judged
    expect(judged).toMatchObject({ moment: 0, isClear: true, chosen: { type: 'endTurn' } })
    expect(judged!.alternative).toEqual({ type: 'move', side: 'E' })
    expect(judged!.gain.mean).toBeLessThan(-0.15)
  })

  test('the six is the luck', () => {
    const lucky = six.points.map(({ changes }) => changes[0]!.draws.mean)
    expect(Math.max(...lucky)).toBeGreaterThan(0.15)
    expect(six.shares[0]!.end).toBe(0.5)
  })

  test('a one is no worse a decision', () => {
    const one = endsTurn(1)
    expect(one.shares[0]!.end).toBe(0)
    expect(one.judged[0]).toEqual(six.judged[0])
  })
})

describe('any game', () => {
  const whole = <G extends GameTypes>(game: Game<G>, input: object, bot: Bot<G>) => {
    const random = fastChance('whole')
    const log: G['event'][] = []
    const state = game.setup(optionsOf(game, input), labelledChance('whole'))
    return played(game, state, ({ state: now }) => {
      const [seat = 0] = game.toAct(now)
      return bot.decide(game.view(now, seat), log, { seat, random }).action
    })
  }
  const record = whole(diamant, { players: 4 }, randomBot(diamant))

  test('the parts add up to the difference between what was expected and what came', () => {
    for (const { start, own, others, draws, end } of analysed(diamant, record).shares)
      expect(start.mean + own.mean + others.mean + draws.mean).toBeCloseTo(end, 10)
  })

  test('each moment is looked at by itself: whoever does which, the figures are the same', () => {
    const course = courseOf(diamant, record)
    const [one, two] = [1, 2].map(() => lookAt(courseOf(diamant, record), 3, CLOSENESS))
    expect(lookAt(course, 3, CLOSENESS)).toEqual(one)
    expect(one).toEqual(two)
    expect(lookAt(course, 3, { ...CLOSENESS, seed: 'other' })).not.toEqual(one)
  })

  test('who plays as the futures do has neither gained nor lost by a decision', () => {
    const [share] = analysed(subTerra, endsTurnless()).shares
    expect(share!.own).toEqual({ mean: 0, margin: 0 })
  })
})

const endsTurnless = () =>
  played(
    subTerra,
    cave('  a b c\n1 S-.-X\nmedic a1 ap2\nleader a1'),
    ({ state }) => carefulBot.decide(state, [], { seat: 0, random: fastChance(1) }).action,
  )
