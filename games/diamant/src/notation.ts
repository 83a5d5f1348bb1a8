import { given, type Parsed, type Seat } from '@grotto/kernel'
import { PRINTED_OPTIONS } from './box.ts'
import { decodePosition } from './decode.ts'
import { encodePosition } from './encode.ts'
import { readPositionText } from './notation-reading.ts'
import { hasPrintedCards } from './options.ts'
import { attempt } from './reading.ts'
import { GO_ON, LEAVE, refusal } from './refusal.ts'
import type { DiamantState, DiamantView } from './state.ts'
import { type ByTrap, type Card, type DiamantAction, type DiamantPosition, TRAPS } from './types.ts'

/**
 * Positions as text. Lines that would say nothing are left out; the deck is what the other lines do not show.
 *
 *     diamant expedition 2
 *     path: 7(3) spiders relic 11
 *     removed: ram relic
 *     earlier: 12 0 9
 *     seat 0: in hand 3 chest 12 goOn
 *     seat 1: in hand 3 chest 0 open
 *     seat 2: camp chest 4 relics 5
 *     coming: 5 snakes
 *
 * A chest that is closed to the viewer is written `?`, and so is what earlier expeditions brought into it.
 */
export function makePosition(view: DiamantView | DiamantState): string {
  const position = encodePosition(view)
  return [
    view.over ? 'diamant over' : `diamant expedition ${view.round}`,
    ...line('options', optionWords(position)),
    ...line(
      'path',
      position.path.map(({ card, rubies }) => `${makeCard(card)}${rubies > 0 ? `(${rubies})` : ''}`),
    ),
    ...line('removed', removedWords(position)),
    ...line(
      'earlier',
      position.byExpedition
        .map(gains => gains.map(gain => gain ?? '?').join(' '))
        .join(' / ')
        .split(' '),
    ),
    ...position.seats.map(makeSeat),
    ...line('coming', (position.coming ?? []).map(makeCard)),
  ].join('\n')
}

const line = (name: string, words: readonly string[]): string[] =>
  words.join('') === '' ? [] : [`${name}: ${words.join(' ')}`]

function makeCard(card: Card): string {
  if (card.kind === 'treasure') return String(card.value)
  return card.kind === 'trap' ? card.trap : 'relic'
}

function makeSeat({ inside, hand, chest, relics, slot }: DiamantPosition['seats'][number], seat: number): string {
  const place = inside ? `in hand ${hand}` : 'camp'
  const kept = relics.length > 0 ? ` relics ${relics.join(' ')}` : ''
  return `seat ${seat}: ${place} chest ${chest ?? '?'}${kept}${inside ? ` ${slot}` : ''}`
}

const trapWords = (traps: ByTrap<number>): string[] => TRAPS.flatMap(trap => new Array<string>(traps[trap]).fill(trap))

const removedWords = ({ removed }: DiamantPosition): string[] => [
  ...trapWords(removed.traps),
  ...new Array<string>(removed.relics).fill('relic'),
]

/** Only what differs from the printed game; other cards are listed one by one. */
function optionWords({ options }: DiamantPosition): string[] {
  const hidden = [
    ...(options.hideChosen === PRINTED_OPTIONS.hideChosen ? [] : ['hideChosen']),
    ...(options.closedChests ? ['closedChests'] : []),
  ]
  if (hasPrintedCards(options)) return hidden
  const relics = new Array<string>(options.relics).fill('relic')
  return [...hidden, ...options.treasures.map(String), ...trapWords(options.traps), ...relics]
}

export function parsePosition(text: string): Parsed<DiamantState> {
  const read = attempt(() => readPositionText(text))
  return read.ok ? decodePosition(read.value) : read
}

const ACTION_WORDS: Readonly<Record<string, DiamantAction>> = {
  goon: GO_ON,
  go: GO_ON,
  stay: GO_ON,
  leave: LEAVE,
}

/** `goOn` and `leave`, however they are spaced and capitalised. */
export function parseAction(view: DiamantView, seat: Seat, text: string): Parsed<DiamantAction> {
  const word = text.toLowerCase().replace(/[\s_-]/g, '')
  const action = Object.hasOwn(ACTION_WORDS, word) ? ACTION_WORDS[word] : undefined
  const refused = refusal(view, seat, action)
  return refused ? { ok: false, refusal: refused } : { ok: true, value: given(action, 'an action that is not refused') }
}
