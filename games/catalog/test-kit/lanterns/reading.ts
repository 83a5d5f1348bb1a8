import type { Parsed, Refusal } from '@grotto/kernel'
import { CHOICES, type LanternsState, LOST, ROUNDS, WON } from './state.ts'

export const refuse = (rule: string, reason: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { rule, reason },
})

/** L-1 Two to four players. */
export function parseOptions(input: unknown): Parsed<{ readonly players: number }> {
  const { players = 2 } = (input ?? {}) as { players?: unknown }
  return players === 2 || players === 3 || players === 4
    ? { ok: true, value: { players } }
    : refuse('L-1', 'playerCount')
}

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to

/** A view is read like a state: what is hidden in it stays so. */
export function decode(json: unknown): Parsed<LanternsState> {
  const { round, over, lanterns, choices, scores } = (json ?? {}) as Partial<LanternsState>
  if (!Array.isArray(lanterns) || !Array.isArray(choices) || !Array.isArray(scores)) return refuse('L-0', 'position')
  const players = scores.length
  const fits =
    isWhole(players, 2, 4) &&
    lanterns.length === players &&
    choices.length === players &&
    isWhole(round, 1, ROUNDS) &&
    typeof over === 'boolean' &&
    lanterns.every(lantern => isWhole(lantern, 0, players + 1)) &&
    new Set(lanterns.filter(Boolean)).size === lanterns.filter(Boolean).length &&
    choices.every(choice => choice === null || choice === 'chosen' || CHOICES.includes(choice)) &&
    choices.includes(null) === !over &&
    scores.every(score => isWhole(score, -LOST * ROUNDS, WON * ROUNDS))
  return fits
    ? { ok: true, value: { round, over, lanterns: [...lanterns], choices: [...choices], scores: [...scores] } }
    : refuse('L-0', 'position')
}

const SHOWN = { forward: 'forward', stay: 'stay', chosen: 'chosen' } as const

/** `round 2` or `over`, then a line for each seat: its lantern (`?` where it is hidden), its choice, its score. */
export const makePosition = ({ round, over, lanterns, choices, scores }: LanternsState): string =>
  [
    over ? `round ${round}, over` : `round ${round}`,
    ...scores.map((score, seat) => {
      const choice = choices[seat]
      return `seat ${seat}: lantern ${lanterns[seat] || '?'}, ${choice ? SHOWN[choice] : 'to choose'}, score ${score}`
    }),
  ].join('\n')

const SEAT = /^seat (\d): lantern (\d|\?), (forward|stay|chosen|to choose), score (-?\d+)$/

export function parsePosition(text: string): Parsed<LanternsState> {
  const [head = '', ...lines] = text.split('\n')
  const seats: (readonly string[])[] = lines.map(line => SEAT.exec(line) ?? [])
  if (seats.some((seat, place) => seat[1] !== String(place))) return refuse('L-0', 'position')
  return decode({
    round: Number(/^round (\d)/.exec(head)?.[1]),
    over: head.endsWith(', over'),
    lanterns: seats.map(seat => Number(seat[2]?.replace('?', '0'))),
    choices: seats.map(seat => (seat[3] === 'to choose' ? null : seat[3])),
    scores: seats.map(seat => Number(seat[4])),
  })
}
