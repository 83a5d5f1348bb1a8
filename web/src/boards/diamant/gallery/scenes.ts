import {
  type Card,
  type Choice,
  type DiamantAction,
  type DiamantEvent,
  type DiamantState,
  type DiamantTypes,
  type DiamantView,
  diamant,
  PRINTED_OPTIONS,
  scriptedSetup,
  type Trap,
} from '@grotto/diamant'
import type { Refusal, Viewer } from '@grotto/kernel'
import { playOn, type Staged, stage } from '../../../play/staged.ts'
import type { ViewPlay } from '../../../play/view-play.ts'

const t = (value: number): Card => ({ kind: 'treasure', value })
const trap = (kind: Trap): Card => ({ kind: 'trap', trap: kind })
const relic: Card = { kind: 'relic' }

/** Cards in order, then what everybody chooses: a round of choices is a string with one letter a seat, g or l. */
interface Script {
  readonly cards: readonly Card[]
  readonly rounds: readonly string[]
  /** Choices played after the board is up, so that they are seen. */
  readonly live: readonly string[]
}

const LONG = [
  t(15),
  trap('lava'),
  t(9),
  t(4),
  trap('spiders'),
  t(14),
  relic,
  t(7),
  trap('ram'),
  t(11),
  relic,
  t(2),
  t(17),
  trap('boulder'),
  t(5),
  t(13),
  relic,
  t(3),
  t(11),
  t(1),
  t(7),
  t(5),
  relic,
  trap('snakes'),
]
const go = (count: number): string[] => Array<string>(count).fill('gggggggg')

/** Two companions leave, one with a relic; then the trap comes a second time. */
const sprungBy = (kind: Trap): Script => ({
  cards: [
    t(11),
    trap(kind === 'spiders' ? 'lava' : 'spiders'),
    t(7),
    relic,
    t(13),
    trap(kind),
    t(5),
    t(17),
    trap(kind),
  ],
  rounds: ['gggggggg', 'gggggggg', 'gglgglgl', 'gggglggg', ...go(3)],
  live: ['gggggggg'],
})

export const SCENES = {
  play: { cards: [], rounds: [], live: [] },
  empty: { cards: [t(11)], rounds: [], live: [] },
  middle: {
    cards: [t(11), trap('spiders'), t(7), relic, t(13), trap('snakes'), t(5), t(17)],
    rounds: ['gggggggg', 'gggggggg', 'gglgglgl', 'gggglggg', ...go(3)],
    live: [],
  },
  long: { cards: LONG, rounds: ['gggggggg', 'gggggglg', 'gggggglg', 'ggglgggl', ...go(9)], live: [] },
  longest: { cards: LONG, rounds: go(23), live: [] },
  reveal: {
    cards: [t(11), trap('spiders'), t(7), relic, t(13), trap('snakes'), t(5), t(17), t(4)],
    rounds: ['gggggggg', 'gggggggg', 'gglgglgl', 'gggglggg', ...go(3)],
    live: ['glgggggg'],
  },
  shared: {
    cards: [t(11), trap('spiders'), t(7), relic, t(13), trap('snakes')],
    rounds: go(3),
    live: ['gllglggl'],
  },
  /** One left alone with two relics. */
  relics: { cards: [t(11), relic, relic, t(7), t(5)], rounds: [...go(2), 'glgggggg', 'gggggggg'], live: [] },
  trap: sprungBy('snakes'),
  spiders: sprungBy('spiders'),
  lava: sprungBy('lava'),
  boulder: sprungBy('boulder'),
  ram: sprungBy('ram'),
  home: { cards: [t(11), trap('spiders'), t(7), t(5)], rounds: go(2), live: ['llllllll'] },
  end: {
    cards: [
      t(17),
      t(11),
      trap('ram'),
      t(5),
      trap('ram'),
      t(15),
      relic,
      t(7),
      trap('lava'),
      t(9),
      t(14),
      trap('snakes'),
      t(13),
      t(4),
      trap('snakes'),
      t(11),
      trap('boulder'),
      relic,
      t(5),
      t(7),
      t(2),
      t(17),
      t(14),
      trap('spiders'),
      t(9),
      relic,
      trap('lava'),
      t(3),
      t(15),
      t(1),
    ],
    rounds: [
      'gggggggg',
      'lglgglgg',
      'ggggglgg',
      'gggggggg',
      'gggggggg',
      'glgggggg',
      'gggglggg',
      'lggggggg',
      'gggllggl',
      'llllllll',
      'glgggggg',
      'gglggglg',
      'gggggggg',
      'gggggggg',
      'gggglggg',
      'lggggggg',
      'gglglggg',
      'glllllll',
      'llllllll',
      'gggggggg',
      'gglggggg',
      'gggglggg',
      'gggggggg',
      'glggggll',
      'ggglgggg',
      'gggggggg',
      'llllllll',
      'llllllll',
    ],
    live: [],
  },
} satisfies Record<string, Script>
export type Scene = keyof typeof SCENES

/** A game of the real engine, its cards given, in which the others choose by script or by a simple habit. */
export class StagedTable {
  #staged: Staged<DiamantTypes>
  readonly #live: string[]
  readonly #alone: boolean
  #ticks = 0

  constructor(players: number, script: Script, hideChosen: boolean, viewer: Viewer) {
    this.#live = [...script.live]
    this.#alone = script.cards.length > 0
    const events: DiamantEvent[] = []
    const options = { ...PRINTED_OPTIONS, players, hideChosen }
    const state = scriptedSetup(options, script.cards, chance, event => events.push(event))
    this.#staged = stage(diamant, state, viewer, events)
    for (const round of script.rounds) this.#playRound(round)
  }

  get #state(): DiamantState {
    return this.#staged.state
  }

  #playRound(round: string) {
    for (const seat of diamant.toAct(this.#state)) this.act(seat, { type: round[seat] === 'l' ? 'leave' : 'goOn' })
  }

  act(seat: number, action: DiamantAction) {
    if (!diamant.refusal(this.#state, seat, action)) this.#staged = playOn(this.#staged, seat, action, chance)
  }

  /** Time passes: a live script is played out, and where nothing is scripted somebody else chooses. */
  tick(): boolean {
    this.#ticks += 1
    const round = this.#ticks > 1 ? this.#live.shift() : undefined
    if (round) this.#playRound(round)
    const next = this.#alone ? undefined : diamant.toAct(this.#state).find(seat => seat > 0)
    if (next !== undefined) this.act(next, { type: habit(this.#state, next) })
    return round !== undefined || next !== undefined
  }

  get view(): DiamantView {
    return this.#staged.seen.view as DiamantView
  }
  get log(): ViewPlay['log'] {
    return this.#staged.seen.log
  }
  legal(): DiamantAction[] {
    return diamant.legal(this.view, 0)
  }
  refusal(action: DiamantAction): Refusal | undefined {
    return diamant.refusal(this.view, 0, action)
  }
}

let word = 7
const chance = (_label: string, n: number): number => {
  word = (Math.imul(word, 1664525) + 1013904223) | 0
  return (word >>> 8) % n
}
const habit = (state: DiamantState, seat: number): Choice => (state.pathLength > 3 + seat ? 'leave' : 'goOn')
