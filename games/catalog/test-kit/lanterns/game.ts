import { type Chance, type Game, type Seat, toJson, type Viewer } from '@grotto/kernel'
import { choose, deal, drawn } from './playing.ts'
import { decode, makePosition, parseOptions, parsePosition, refuse } from './reading.ts'
import { CHOICES, copy, inTheBox, type LanternsState, type LanternsTypes, viewOf } from './state.ts'
import { follow, witness } from './witnessing.ts'

type Action = LanternsTypes['action']

const ACTIONS: readonly Action[] = CHOICES.map(type => ({ type }))

const mayChoose = (view: LanternsState, seat: Seat): boolean => !view.over && view.choices[seat] === null

export const lanterns: Game<LanternsTypes> = {
  id: 'lanterns',
  rulesVersion: 1,
  layoutVersion: 1,
  parseOptions,
  seatCount: ({ players }) => players,
  seals: () => ['lanterns'],
  setup: ({ players }, chance, sink) => {
    const none = Array<number>(players).fill(0)
    const state = { round: 1, over: false, lanterns: none, choices: none.map(() => null), scores: [...none] }
    deal(state, drawn(players, chance), sink)
    return state
  },
  toAct: view => [...view.choices.keys()].filter(seat => mayChoose(view, seat)),
  legal: (view, seat, into = []) => {
    into.length = 0
    if (mayChoose(view, seat)) into.push(...ACTIONS)
    return into
  },
  refusal: (view, seat, action) => {
    if (!mayChoose(view, seat)) return refuse('L-2', 'notToChoose').refusal
    return ACTIONS.some(({ type }) => type === (action as Action | null)?.type)
      ? undefined
      : refuse('L-2', 'noSuchChoice').refusal
  },
  advance: (draft, seat, { type }, chance, sink) =>
    choose(draft, seat, type, () => drawn(draft.scores.length, chance), sink),
  copy,
  view: viewOf,
  foresee: (view, seat, { type }) => {
    if (view.choices.filter(choice => choice === null).length === 1) return 'unknown'
    const next = copy(view)
    choose(next, seat, type, () => [], undefined)
    return next
  },
  imagine,
  outcome: ({ over, scores }) => (over ? { result: 'scored', places: placesOf(scores), scores } : undefined),
  odds: (view, viewer) => ({ brightest: viewer === 'spectator' ? null : chanceToBeBrightest(view, viewer) }),
  witness,
  follow,
  // Who stayed keeps her lantern to herself, and the seal of all rounds would tell it.
  opens: () => [],
  reveals: ({ type }) => type === 'shown' || type === 'dealt',
  opensRound: ({ type }) => type === 'dealt',
  simultaneous: ({ type }) => type === 'shown',
  encode: position => toJson({ ...position }),
  decode,
  notation: {
    makeAction: (_view, { type }) => type,
    parseAction: (_view, _seat, text) => {
      const action = ACTIONS.find(({ type }) => type === text.trim())
      return action ? { ok: true, value: action } : refuse('L-2', 'noSuchChoice')
    },
    makePosition,
    parsePosition,
  },
}

/** Hidden lanterns are any of those that are not seen; what others have chosen stays open. */
function imagine(view: LanternsState, _viewer: Viewer, _log: readonly unknown[], random: Chance): LanternsState {
  const unseen = inTheBox(view.scores.length).filter(lantern => !view.lanterns.includes(lantern))
  const some = () => unseen.splice(random('imagined', unseen.length), 1)[0]!
  return {
    ...copy(view),
    lanterns: view.lanterns.map(lantern => lantern || some()),
    choices: view.choices.map(choice => (choice === 'chosen' ? null : choice)),
  }
}

/** How likely everybody else has a darker lantern: those of others are any of the rest. */
function chanceToBeBrightest({ lanterns, scores }: LanternsState, seat: Seat): number {
  const own = lanterns[seat] ?? 0
  const others = scores.length - 1
  const [darker, rest] = [own - 1, scores.length]
  let chance = 1
  for (let i = 0; i < others; i++) chance *= Math.max(0, darker - i) / (rest - i)
  return chance
}

const placesOf = (scores: readonly number[]): number[] =>
  scores.map(score => 1 + scores.filter(other => other > score).length)
