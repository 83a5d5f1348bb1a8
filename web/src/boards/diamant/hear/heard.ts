import { type DiamantAction, type DiamantEvent, deadlyChance, relicWorth, scoreOf, TRAPS } from '@grotto/diamant'
import type { Seat, Viewer } from '@grotto/kernel'
import { dangerName, narrateDiamant, type Words } from '@grotto/words'
import type { Phrasing } from '../../../hear/announcer.ts'
import { sitterName } from '../../../hear/sitter-name.ts'
import type { Scan } from '../../../hear/spoken.ts'
import type { Log } from '../../../playback/beats.ts'
import type { Sitter } from '../../board.ts'
import { dangerOf } from '../panels/danger.ts'
import { isJournalled } from '../panels/journal-lines.ts'
import { percent } from '../panels/Odds.tsx'
import { type Shown, seatsInside, timesSeen } from '../telling/shown.ts'

/** What there is to hear, and who listens. */
export interface Listening {
  readonly words: Words
  readonly shown: Shown
  readonly sitters: readonly Sitter[]
  readonly viewer: Viewer
  readonly showOdds: boolean
  readonly legal: readonly DiamantAction[]
}

/** Each event by itself; who has chosen is nobody's business unless one asks. */
export const phrasing: Phrasing<DiamantEvent> = {
  cut: news => news.map(logged => [logged]),
  mayGoOn: () => false,
}

/** Whoever leaves takes the path along: only what stays there is worth a word. */
const isTakenForGranted = (event: DiamantEvent): boolean => event.type === 'pathShared' && event.stays === 0

export const sentenceOf =
  ({ words, sitters }: Pick<Listening, 'words' | 'sitters'>) =>
  ([logged]: Log<DiamantEvent>): string => {
    if (!logged || !isJournalled(logged.event) || isTakenForGranted(logged.event)) return ''
    const names = sitters.map(({ name }) => name)
    const told = narrateDiamant(logged.event, names, words)
    return logged.event.type === 'gameEnded' ? `${told} ${scoresText(words, names, logged.event.scores)}` : told
  }

/** Everybody's points, most first. */
function scoresText(words: Words, names: readonly string[], scores: readonly number[]): string {
  const lines = names
    .map((name, seat) => ({ name, count: scores[seat] ?? 0 }))
    .sort((a, b) => b.count - a.count)
    .map(({ name, count }) =>
      words.say('diamant.heard.explorer', { name, details: words.say('diamant.points', { count }) }),
    )
  return lines.join(' ')
}

/** What is in hand and how dangerous it is. Where the table shows no odds, danger is for everybody to feel. */
export function nowText(
  { words, shown, showOdds }: Pick<Listening, 'words' | 'shown' | 'showOdds'>,
  seat: Seat,
): string {
  const { hand } = shown.position.seats[seat]!
  if (!showOdds) return words.say('diamant.now.hand', { hand })
  return words.say('diamant.now', { hand, danger: dangerOf(deadlyChance(shown.view)) })
}

/** Where there is none, nothing is said of it. */
const riskText = ({ words, shown, showOdds }: Listening): string => {
  const risk = deadlyChance(shown.view)
  return showOdds && risk > 0 ? words.say('diamant.heard.risk', { percent: percent(risk, words) }) : ''
}

/** The decision, with the new total and the danger; or the card that lies there. Nothing at camp. */
export function askedText(listening: Listening): string {
  const { words, shown, viewer, legal } = listening
  if (viewer === 'spectator' || legal.length === 0) return ''
  const { slot } = shown.position.seats[viewer]!
  if (slot === 'goOn' || slot === 'leave')
    return words.say('diamant.heard.chosen', { choice: ended(words.say(`diamant.${slot}`)) })
  const now = [nowText(listening, viewer), riskText(listening)].filter(Boolean).join(' ')
  const safe = words.say('diamant.points', { count: scoreOf(shown.view, viewer) })
  return words.say('diamant.heard.asked', { now, safe })
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** For whoever comes in: which expedition, what lies there, and the keys. */
export const arrivalOf = (listening: Listening): readonly string[] => {
  const { words, shown, viewer } = listening
  const { round } = shown.position
  return [
    `${words.say('diamant.expedition', { round, all: 5 })}. ${pathText(listening)}`,
    words.say(viewer === 'spectator' ? 'table.heard.watching' : 'diamant.heard.keys'),
  ]
}

function pathText({ words, shown, sitters }: Listening): string {
  let relics = shown.position.relicsOut
  const cards = shown.trail.map(({ card, rubies: lying, taken }) => {
    if (taken) return words.say('diamant.card.taken')
    if (card.kind === 'trap') return words.say('diamant.card.trap', { danger: dangerName(card.trap, words) })
    if (card.kind === 'relic') {
      relics += 1
      return words.say('diamant.card.relic', { worth: relicWorth(relics) })
    }
    return words.say('diamant.card.treasure', { value: card.value, lying })
  })
  const names = words.list(seatsInside(shown.position).map(seat => sitters[seat]!.name))
  const lies = cards.length > 0 ? words.say('diamant.heard.path', { list: words.series(cards) }) : undefined
  const inside = names ? [ended(words.say('diamant.insideNow', { names }))] : []
  return [lies ?? words.say('diamant.heard.emptyPath'), ...inside].join(' ')
}

/** Everybody: where they are, what they hold, what is safe, who has chosen. */
function explorersText({ words, shown, sitters, viewer }: Listening): string {
  const { position, view } = shown
  const nameOf = (seat: Seat) =>
    seat === viewer ? `${sitters[seat]!.name} (${words.say('diamant.you')})` : sitterName(words, sitters[seat])
  const line = ({ inside, hand, slot, chest }: (typeof position.seats)[number], seat: Seat): string => {
    const state = !inside ? 'camp' : slot === 'hidden' ? 'inside' : slot === 'open' ? 'thinking' : 'chosen'
    // D-62 A closed chest stays closed to ears too.
    const safe =
      chest === null ? words.say('diamant.chestClosed') : words.say('diamant.safe', { points: scoreOf(view, seat) })
    const details = [
      words.say(state === 'thinking' && seat === viewer ? 'diamant.state.choose' : `diamant.state.${state}`),
      ...(inside ? [words.say('diamant.held', { hand, count: hand })] : []),
      safe,
    ]
    return words.say('diamant.heard.explorer', { name: nameOf(seat), details: details.join(', ') })
  }
  return position.seats.map(line).join(' ')
}

function dangersText(listening: Listening): string {
  const { words, shown } = listening
  const seen = TRAPS.filter(trap => timesSeen(shown.trail, trap) > 0).map(trap => dangerName(trap, words))
  const told =
    seen.length > 0 ? words.say('diamant.heard.deadly', { list: words.list(seen) }) : words.say('diamant.heard.noTraps')
  return [told, riskText(listening)].filter(Boolean).join(' ')
}

const deckText = ({ words, shown }: Listening): string => {
  const { round, deck } = shown.position
  const traps = Object.values(deck.traps).reduce((sum, each) => sum + each, 0)
  const cards = deck.treasures.length + traps + deck.relics
  return `${words.say('diamant.expedition', { round, all: 5 })}. ${words.say('diamant.heard.deck', { cards })}`
}

/** What can be asked for in front of the cave, each by its key. */
export const scansOf = (
  listening: Listening,
  rest: { readonly lately: () => string; readonly repeat: () => string },
): readonly Scan[] => {
  const { words } = listening
  return [
    { key: 'w', name: words.say('diamant.scan.path'), say: () => pathText(listening) },
    { key: 'j', name: words.say('diamant.scan.explorers'), say: () => explorersText(listening) },
    { key: 'f', name: words.say('table.scan.dangers'), say: () => dangersText(listening) },
    { key: 'k', name: words.say('table.scan.left'), say: () => deckText(listening) },
    { key: 'i', name: words.say('table.scan.lately'), say: rest.lately },
    { key: '.', name: words.say('table.scan.repeat'), say: rest.repeat },
  ]
}
