import type { Card, DiamantEvent, Trap } from '@grotto/diamant'
import type { Refusal } from '@grotto/kernel'
import type { Words } from './words.ts'

type DiamantWords = Words<'diamant'>
type EventOf<T extends DiamantEvent['type']> = Extract<DiamantEvent, { type: T }>
type Teller<T extends DiamantEvent['type']> = (
  event: EventOf<T>,
  names: readonly string[],
  words: DiamantWords,
) => string

/** One event as a sentence or two; `names` by seat. */
export function narrateDiamant(event: DiamantEvent, names: readonly string[], words: DiamantWords): string {
  const teller = TELLERS[event.type] as Teller<DiamantEvent['type']>
  return teller(event, names, words)
}

/** Why an action or an input was refused. */
export function explainDiamant({ reason, args }: Refusal, words: DiamantWords): string {
  const key = `diamant.refusal.${reason}`
  return words.has(key) ? words.say(key, args) : reason
}

/** What a card is called in a sentence: "giant spiders". */
export const dangerName = (trap: Trap, words: DiamantWords): string => words.say(`diamant.danger.${trap}`)

/** What stands on a card and in a heading: "Spiders". */
export const trapTitle = (trap: Trap, words: DiamantWords): string => words.say(`diamant.trap.${trap}`)

const capital = (text: string, { language }: DiamantWords): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

const TELLERS: { [T in DiamantEvent['type']]: Teller<T> } = {
  expeditionStarted: ({ round, deck }, _names, words) => words.say('diamant.told.started', { round, deck }),
  revealed: ({ card }, _names, words) => tellCard(card, words),
  treasureShared: tellShare,
  trapSeen: ({ trap }, _names, words) =>
    words.say('diamant.told.trapSeen', { danger: capital(dangerName(trap, words), words) }),
  relicFound: (_event, _names, words) => words.say('diamant.told.relicFound'),
  trapSprung: tellSprung,
  chose: ({ seat }, names, words) => words.say('diamant.told.chose', { name: names[seat]! }),
  choicesRevealed: tellChoices,
  /** D-62 Where chests are closed, what went in was to be seen, not to be read up. */
  left: ({ seat, hand, share, chest }, names, words) =>
    chest === undefined
      ? words.say('diamant.told.leftClosed', { name: names[seat]! })
      : words.say('diamant.told.left', { name: names[seat]!, hand, share, total: hand + share }),
  pathShared: ({ stays }, _names, words) => words.say('diamant.told.pathShared', { stays }),
  relicTaken: ({ seat, count, worth }, names, words) =>
    words.say('diamant.told.relicTaken', { name: names[seat]!, count, worth }),
  relicsStayed: ({ relics, leavers }, _names, words) => words.say('diamant.told.relicsStayed', { relics, leavers }),
  expeditionEnded: tellEnd,
  gameEnded: ({ winners, scores }, names, words) =>
    words.say('diamant.told.gameEnded', {
      names: words.list(winners.map(seat => names[seat]!)),
      count: winners.length,
      score: scores[winners[0]!]!,
    }),
}

function tellCard(card: Card, words: DiamantWords): string {
  if (card.kind === 'relic') return words.say('diamant.told.card.relic')
  if (card.kind === 'trap') return words.say('diamant.told.card.trap', { danger: dangerName(card.trap, words) })
  return words.say('diamant.told.card.treasure', { value: card.value })
}

function tellShare({ each, seats, stays }: EventOf<'treasureShared'>, names: readonly string[], words: DiamantWords) {
  const value = each * seats.length + stays
  if (each === 0) return words.say('diamant.told.tooFew', { value, stays })
  return words.say('diamant.told.shared', { value, each, stays, count: seats.length, name: names[seats[0]!]! })
}

function tellSprung({ trap, seats, lost }: EventOf<'trapSprung'>, names: readonly string[], words: DiamantWords) {
  return words.say('diamant.told.sprung', {
    danger: capital(dangerName(trap, words), words),
    names: words.list(seats.map(seat => names[seat]!)),
    count: seats.length,
    lost: lost[0] ?? 0,
  })
}

function tellChoices({ choices }: EventOf<'choicesRevealed'>, names: readonly string[], words: DiamantWords): string {
  const who = (wanted: string) => choices.filter(({ choice }) => choice === wanted).map(({ seat }) => names[seat]!)
  const stay = who('goOn')
  const leave = who('leave')
  if (leave.length === 0) return words.say('diamant.told.allGoOn', { names: words.list(stay), count: stay.length })
  if (stay.length === 0) return words.say('diamant.told.allLeave', { names: words.list(leave), count: leave.length })
  return words.say('diamant.told.choices', {
    leave: words.list(leave),
    leaving: leave.length,
    stay: words.list(stay),
    staying: stay.length,
  })
}

function tellEnd(ended: EventOf<'expeditionEnded'>, _names: readonly string[], words: DiamantWords): string {
  const { round, cause, rubiesReturned, relicsRemoved, trapRemoved } = ended
  const sentences = [words.say(`diamant.told.ended.${cause}`, { round })]
  if (rubiesReturned > 0) sentences.push(words.say('diamant.told.ended.rubies', { count: rubiesReturned }))
  if (relicsRemoved > 0) sentences.push(words.say('diamant.told.ended.relics', { count: relicsRemoved }))
  if (trapRemoved) sentences.push(words.say('diamant.told.ended.card', { danger: dangerName(trapRemoved, words) }))
  return sentences.join(' ')
}
