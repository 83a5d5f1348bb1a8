import { anySource, type Game, type GameRecord, type GameTypes, Play, type Seat, sourceOf } from '@grotto/kernel'
import type { Line } from '@grotto/protocol'
import { followed, type ViewPlay } from '../play/view-play.ts'
import type { Moment } from '../replay/moments.ts'
import { withoutScenes } from '../replay/moments.ts'

/** A game that left what was played: where it left, and what was tried since. */
export interface Departure {
  readonly move: number
  readonly line: Line
}

/** Longer ones cannot be shown to others. */
export const LONGEST_LINE = 60

type Steps = readonly Line[number][]

/** The game up to a move, and on along a line. Throws where the line is none by the rules: it may come from anybody. */
function played(game: Game, record: GameRecord, move: number, line: Steps, source = anySource()): Play<GameTypes> {
  const options = game.parseOptions(record.options)
  if (!options.ok) throw new RangeError(options.refusal.reason)
  const play = Play.resume(game, options.value, source, record.entries.slice(0, move + 1), record.from)
  for (const step of line) play.absorb({ type: 'act', at: 0, ...step, action: step.action as never })
  return play as Play<GameTypes>
}

/** What is seen along a line: by whoever tries it from the seat that is asked, by others as onlookers. */
export interface Tried {
  readonly state: object
  readonly seat: Seat | undefined
  readonly seen: ViewPlay
}

export function triedOn(game: Game, record: GameRecord, moment: Moment, line: Steps): Tried {
  const play = played(game, record, moment.number, line)
  let seen = shownAs(moment.seen)
  for (const { number, entry, events } of play.steps.slice(moment.number + 1))
    if (entry.type === 'act')
      seen = followed(shownAs(seen), { number, witnessed: game.witness(entry, events, 'spectator') })
  return { state: play.state, seat: game.toAct(play.state)[0], seen }
}

/** Only the last step is told as it happens. */
const shownAs = (seen: ViewPlay): ViewPlay => ({ ...seen, log: withoutScenes(seen.log) })

/** One action more, with the chance that falls now; nothing where the rules say no. */
export function tryOn(
  game: Game,
  record: GameRecord,
  { move, line }: Departure,
  seat: Seat,
  action: unknown,
  random: (n: number) => number = anyOf,
): Line[number] | undefined {
  const play = played(
    game,
    record,
    move,
    line,
    sourceOf((_, n) => random(n)),
  )
  const acted = play.act(seat, action, 0)
  if ('refusal' in acted || acted.step.entry.type !== 'act') return undefined
  const { chance } = acted.step.entry
  return { seat, action: action as Line[number]['action'], chance: [...chance] }
}

const anyOf = (n: number): number => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * n)
