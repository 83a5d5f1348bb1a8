import { type DiamantEvent, type DiamantOptions, type DiamantState, ENTRANCES, TRAPS } from '@grotto/diamant'
import type { Ledger } from '../../soak/ledger.ts'

/**
 * Diamant's bookkeeping from public facts alone, beside the engine's: every ruby printed on a revealed treasure ends in
 * a chest, lost or returned (D-5), every relic carried out or removed, every card in its place, every point in a score.
 */
export function diamantLedger(options: DiamantOptions): Ledger<DiamantEvent, DiamantState> {
  const scores = new Array<number>(options.players).fill(0)
  let cards = options.treasures.length + options.relics + TRAPS.reduce((sum, trap) => sum + options.traps[trap], 0)
  let [round, left, rubies, relics, relicsOut, over] = [0, 0, 0, 0, 0, false]

  const keep: { [Type in DiamantEvent['type']]?: (event: Extract<DiamantEvent, { type: Type }>) => void } = {
    expeditionStarted(event) {
      demand(event.round === ++round && event.deck === cards, 'D-45 all cards that were not removed are in the deck')
      left = cards
    },
    revealed(event) {
      demand(event.cardsLeft === --left, 'D-60 the deck shrinks by one')
      if (event.card.kind === 'treasure') rubies += event.card.value
      if (event.card.kind === 'relic') relics++
    },
    left(event) {
      rubies -= event.share + event.hand
      scores[event.seat]! += event.share + event.hand
    },
    relicTaken(event) {
      demand(event.count === ++relicsOut && event.worth === (relicsOut <= 3 ? 5 : 10), 'D-35 worth of a relic')
      scores[event.seat]! += event.worth
      relics--
      cards--
    },
    trapSprung(event) {
      for (const lost of event.lost) rubies -= lost
    },
    expeditionEnded(event) {
      demand(rubies === event.rubiesReturned, 'D-42 rubies that are left return')
      demand(relics === event.relicsRemoved, 'D-43 relics that are left are removed')
      demand((event.cause === 'trap') === (event.trapRemoved !== undefined), 'D-44 a sprung trap is removed')
      cards -= event.relicsRemoved + (event.trapRemoved === undefined ? 0 : 1)
      rubies = 0
      relics = 0
    },
    gameEnded(event) {
      demand(round === ENTRANCES, 'D-50 five expeditions')
      demand(String(event.scores) === String(scores), 'D-51 every point is in a score')
      const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []))
      demand(String(event.winners) === String(winners), 'D-51 most points win')
      over = true
    },
  }
  return {
    sink: event => keep[event.type]?.(event as never),
    look: state => demand(state.chest.every(rubies => rubies >= 0) && state.deckSize >= 0, 'D-5 nothing is owed'),
    close: () => demand(over, 'D-50 the game says that it ended'),
  }
}

function demand(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule)
}
