import type { Sink } from '@grotto/kernel'
import { ENTRANCES } from './box.ts'
import { type Kind, RELIC, trapOf } from './cards.ts'
import { winners } from './outcome.ts'
import { type DiamantState, scoreOf } from './state.ts'
import type { DiamantEvent, OpenedChests } from './types.ts'

type Events = Sink<DiamantEvent> | undefined

/** No trap ended the expedition: everybody left. */
export const ALL_LEFT: Kind = -1

/** D-40 to D-45 Closes the entrance and makes the deck for the next one; the fifth barricade ends the game (D-50). */
export function endExpedition(draft: DiamantState, sprung: Kind, sink?: Events): void {
  const ended = sink && expeditionEnded(draft, sprung)
  clearPath(draft)
  if (sprung !== ALL_LEFT) removeFromGame(draft, sprung)
  writeDownScores(draft)
  if (ended) sink(ended)
  if (draft.round === ENTRANCES) endGame(draft, sink)
}

function expeditionEnded(draft: DiamantState, sprung: Kind): DiamantEvent {
  const { round, rubiesOnPath: rubiesReturned, relicsOnPath: relicsRemoved } = draft
  const ended = { type: 'expeditionEnded', round, rubiesReturned, relicsRemoved } as const
  return sprung === ALL_LEFT ? { ...ended, cause: 'allLeft' } : { ...ended, cause: 'trap', trapRemoved: trapOf(sprung) }
}

/** D-42, D-43, D-45 Rubies go back to the supply, relics out of the game, all other cards into the deck. */
function clearPath(draft: DiamantState): void {
  for (let i = 0; i < draft.pathLength; i++) if (draft.path[i] !== RELIC) draft.deck[draft.path[i]!]! += 1
  draft.deckSize += draft.pathLength - draft.relicsOnPath
  draft.pathLength = 0
  draft.rubiesOnPath = 0
  draft.relicsOnPath = 0
  draft.trapsSeen = 0
  draft.hand = 0
}

/** D-44 Of the two equal traps one does not come back. */
function removeFromGame(draft: DiamantState, trap: Kind): void {
  draft.deck[trap]! -= 1
  draft.deckSize -= 1
}

function writeDownScores(draft: DiamantState): void {
  const { players } = draft.options
  const first = (draft.round - 1) * players
  for (let seat = 0; seat < players; seat++) draft.scoreAfter[first + seat] = scoreOf(draft, seat)
}

/** D-50, D-51 */
function endGame(draft: DiamantState, sink: Events): void {
  draft.over = true
  if (!sink) return
  const scores = draft.chest.map((_, seat) => scoreOf(draft, seat))
  sink({ type: 'gameEnded', scores, winners: winners(draft), ...openedChests(draft) })
}

/** D-62 The chests are opened. */
const openedChests = ({ options, chest, scoreAfter }: DiamantState): { opened?: OpenedChests } =>
  options.closedChests ? { opened: { chests: chest.slice(), scoreAfter: scoreAfter.slice() } } : {}
