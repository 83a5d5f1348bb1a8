import { type DiamantEvent, type DiamantPosition, diamant, PRINTED_OPTIONS } from '@grotto/diamant'

/** One decision of a game played at random: what it brought, and the table after it. */
export interface Step {
  readonly events: readonly DiamantEvent[]
  readonly position: DiamantPosition
}

/** For tests: a whole game as a spectator sees it, the same for the same seed. */
export function randomGame(players: number, seed: number): Step[] {
  let word = seed
  const chance = (_label: string, n: number): number => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0
    return (word >>> 8) % n
  }
  let events: DiamantEvent[] = []
  const state = diamant.setup({ ...PRINTED_OPTIONS, players }, chance, event => events.push(event))
  const seen = () => diamant.encode(diamant.view(state, 'spectator')) as unknown as DiamantPosition
  const steps: Step[] = [{ events, position: seen() }]
  while (!state.over) {
    const [seat] = diamant.toAct(state)
    events = []
    const type = chance('choice', 4) === 0 ? 'leave' : 'goOn'
    diamant.advance(state, seat!, { type }, chance, event => events.push(event))
    steps.push({ events, position: seen() })
  }
  return steps
}
