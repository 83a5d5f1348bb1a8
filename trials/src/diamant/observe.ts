import type { DiamantEvent, DiamantState } from '@grotto/diamant'
import { given } from '@grotto/kernel'
import type { Observation, Observer } from '../observation.ts'

export const EXPEDITIONS = 5
/** Cards after which leaving is counted one by one. */
export const FARTHEST = 12

/** Counts one game: scores by seat and expedition, who left when, relics, traps. */
export function observeDiamant({ options: { players } }: DiamantState): Observer<DiamantEvent, DiamantState> {
  const counts: Record<string, number> = { relics: 0, relicPoints: 0, traps: 0, caught: 0, left: 0, lost: 0 }
  for (let cards = 0; cards <= FARTHEST; cards++) counts[`leftAfter/${cards}`] = 0
  let cards = 1
  const add = (name: string, by = 1): void => {
    counts[name] = (counts[name] ?? 0) + by
  }
  const sink = (event: DiamantEvent): void => {
    if (event.type === 'expeditionStarted') cards = 0
    else if (event.type === 'revealed') cards += 1
    else if (event.type === 'left') {
      add('left')
      add(`leftAfter/${Math.min(cards, FARTHEST)}`)
    } else if (event.type === 'relicTaken') {
      add('relics')
      add('relicPoints', event.worth)
    } else if (event.type === 'trapSprung') {
      add('traps')
      add('caught', event.seats.length)
      add(
        'lost',
        event.lost.reduce((sum, lost) => sum + lost, 0),
      )
    }
  }
  return { sink, ended: state => ({ ...counts, ...scores(state, players) }) }
}

function scores({ scoreAfter }: DiamantState, players: number): Observation {
  const after = (expedition: number, seat: number): number =>
    expedition === 0 ? 0 : given(scoreAfter[(expedition - 1) * players + seat], 'a score')
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const finals = seats.map(seat => after(EXPEDITIONS, seat))
  const best = Math.max(...finals)
  const winners = finals.filter(score => score === best).length
  const before = seats.map(seat => after(EXPEDITIONS - 1, seat))
  const ahead = Math.max(...before)
  const leaders = seats.filter(seat => before[seat] === ahead)
  return {
    mean: finals.reduce((sum, score) => sum + score, 0) / players,
    best,
    shared: winners > 1 ? 1 : 0,
    first: finals[0]!,
    firstWins: finals[0] === best ? 1 / winners : 0,
    /** Beside the mean of the others: what skill is, and luck. */
    firstAhead: finals[0]! - finals.slice(1).reduce((sum, score) => sum + score, 0) / (players - 1),
    /** One leader before the last expedition, who is among the winners. */
    ...(leaders.length === 1 ? { leaderWins: finals[leaders[0]!] === best ? 1 / winners : 0 } : {}),
    ...Object.fromEntries(
      Array.from({ length: EXPEDITIONS }, (_, index) => [
        `expedition/${index + 1}`,
        seats.reduce((sum, seat) => sum + after(index + 1, seat) - after(index, seat), 0) / players,
      ]),
    ),
  }
}
