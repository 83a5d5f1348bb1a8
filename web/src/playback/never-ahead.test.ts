import { type DiamantTypes, type DiamantView, diamant, scoreOf } from '@grotto/diamant'
import { canonical, fastChance, type Game, type GameTypes, type Viewer } from '@grotto/kernel'
import { encodePosition, oddsOf, subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../../../tools/samples.ts'
import { type Action, beatsOf as diamantBeats } from '../boards/diamant/telling/beats.ts'
import { shownOf } from '../boards/diamant/telling/shown.ts'
import { beatsOf as subTerraBeats } from '../boards/sub-terra/telling/beats.ts'
import { positionOf } from '../boards/sub-terra/telling/position.ts'
import { playOn, stage } from '../play/staged.ts'
import { EVENTS_PER_STEP } from '../play/view-play.ts'
import type { Beat, Cut, Log } from './beats.ts'
import { atRest, hear, next } from './queue.ts'

/** What the engine itself had right after each event, by the event's number; the page has no part in it. */
type Truth<G extends GameTypes> = Map<number, { readonly event: G['event']; readonly view: G['view'] }>

interface Walk<G extends GameTypes, Action> {
  readonly game: Game<G>
  readonly options: object
  readonly viewer: Viewer
  readonly cut: Cut<G['event'], Action>
  /** Called at each moment of the telling with what is on screen and what the engine had after the last event told. */
  readonly look: (shown: G['view'], told: Log<G['event']>, truth: G['view'], beat: Beat<G['event'], Action>) => void
}

/** Tells a whole random game, and looks at the screen after every beat, those that take no time included. */
function walk<G extends GameTypes, Action>(
  seed: number,
  { game, options, viewer, cut, look }: Walk<G, Action>,
): number {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const [chance, pick] = [fastChance(seed), fastChance(seed + 1000)]
  const slow: Cut<G['event'], Action> = news => cut(news).map(beat => ({ ...beat, ms: Math.max(beat.ms, 1) / 1e6 }))
  let now = stage(game, game.setup(parsed.value, chance), viewer)
  let playing = atRest<G['view'], G['event'], Action>(now.seen as never)
  let looked = 0
  const happened: Truth<G> = new Map()
  while (!game.outcome(now.state)) {
    const seats = game.toAct(now.state)
    const seat = seats[pick('seat', seats.length)]!
    const legal = game.legal(now.state, seat)
    const action = legal[pick('action', legal.length)]!
    const truth = truthOf(game, now.state, seat, action, seed + now.step, viewer, now.step + 1)
    for (const [number, after] of truth) happened.set(number, after)
    now = playOn(now, seat, action, fastChance(seed + now.step))
    const table = now.seen as unknown as Parameters<typeof hear<G['view'], G['event'], Action>>[1]
    for (playing = hear(playing, table, slow); playing.beat; playing = next(playing, table)) {
      const told = table.log.filter(({ number }) => number <= playing.told)
      expect(told.map(({ event }) => event)).toEqual(eventsUpTo(happened, playing.told))
      const after = truth.get(playing.told)
      if (after) look(playing.view, told, after.view, playing.beat)
      looked += after ? 1 : 0
    }
    expect(canonical(game.encode(playing.view))).toBe(canonical(game.encode(game.view(now.state, viewer))))
  }
  return looked
}

const eventsUpTo = <G extends GameTypes>(happened: Truth<G>, told: number): G['event'][] =>
  [...happened].flatMap(([number, { event }]) => (number <= told ? [event] : []))

function truthOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: number,
  action: G['action'],
  seed: number,
  viewer: Viewer,
  step: number,
): Truth<G> {
  const truth: Truth<G> = new Map()
  const draft = game.copy(state)
  game.advance(draft, seat, action, fastChance(seed), event => {
    truth.set(step * EVENTS_PER_STEP + truth.size, { event, view: game.view(draft, viewer) })
  })
  return truth
}

describe('Sub Terra', () => {
  test.each(SAMPLES.toldSubTerra)('seed %i: panels show what the engine had after the event told, never more', seed => {
    const options = { players: 1, cavers: ['diver', 'scout', 'engineer', 'medic', 'leader', 'geologist'] }
    const looked = walk(seed, {
      game: subTerra,
      options,
      viewer: 0,
      cut: subTerraBeats(false),
      look: (shown, _log, truth) => {
        const [scene, then] = [positionOf(shown), encodePosition(truth)]
        expect(oddsOf(shown)).toEqual(oddsOf(truth))
        expect(scene).toEqual(then)
      },
    })
    expect(looked).toBeGreaterThan(100)
  })
})

describe('Diamant', () => {
  /** Then the fallout stands in the place of the odds, and the path still lies. */
  const isEnd = ({ kind }: Action): boolean => kind === 'trapped' || kind === 'ended'
  const hands = (view: DiamantView) => view.chest.map((_, seat) => shownOf(view, []).position.seats[seat]!.hand)

  test.each(SAMPLES.toldDiamant)('seed %i: panels show what the engine had after the event told, never more', seed => {
    const viewer = seed % 2 === 0 ? 0 : 'spectator'
    const looked = walk<DiamantTypes, Action>(seed, {
      game: diamant,
      options: { players: 3 + (seed % 4), hideChosen: seed % 3 === 0 },
      viewer,
      cut: diamantBeats,
      look: (shown, log, truth, { action }) => {
        const { position, trail } = shownOf(
          shown,
          log.map(({ event }) => event),
        )
        expect(hands(shown)).toEqual(hands(truth))
        expect(shown.chest.map((_, seat) => scoreOf(shown, seat))).toEqual(
          truth.chest.map((_, seat) => scoreOf(truth, seat)),
        )
        expect(shown.inside).toBe(truth.inside)
        expect(trail.filter(({ taken }) => !taken).map(({ card, rubies }) => ({ card, rubies }))).toEqual(position.path)
        if (isEnd(action)) return expect(position.path.length).toBeGreaterThan(0)
        expect(diamant.odds(shown, viewer)).toEqual(diamant.odds(truth, viewer))
      },
    })
    expect(looked).toBeGreaterThan(20)
  })
})
