import type { DiamantEvent } from '@grotto/diamant'
import type { Beat as AnyBeat, Log as AnyLog } from '../../../playback/beats.ts'

type EventType = DiamantEvent['type']
type EventOf<T extends EventType> = Extract<DiamantEvent, { type: T }>
export type Log = AnyLog<DiamantEvent>
export type Beat = AnyBeat<DiamantEvent, Action>

/** What happens on stage while a beat lasts. */
export type Action =
  | { readonly kind: 'enter'; readonly round: number }
  | { readonly kind: 'card' }
  | { readonly kind: 'share'; readonly shared: EventOf<'treasureShared'> }
  | { readonly kind: 'warning'; readonly index: number }
  | { readonly kind: 'relic'; readonly index: number }
  | { readonly kind: 'silence'; readonly reveal: Reveal }
  | { readonly kind: 'choices'; readonly reveal: Reveal }
  | { readonly kind: 'walkHome'; readonly reveal: Reveal }
  | { readonly kind: 'twins'; readonly sprung: EventOf<'trapSprung'> }
  | { readonly kind: 'trapped'; readonly sprung: EventOf<'trapSprung'>; readonly ended: EventOf<'expeditionEnded'> }
  | { readonly kind: 'ended'; readonly ended: EventOf<'expeditionEnded'> }
  | { readonly kind: 'quiet' }

/** All that one reveal of choices brought. */
export interface Reveal {
  readonly choices: EventOf<'choicesRevealed'>['choices']
  readonly left: readonly EventOf<'left'>[]
  readonly relics: readonly EventOf<'relicTaken'>[]
  readonly stayed?: EventOf<'relicsStayed'>
}

const MS: Record<Action['kind'], number> = {
  enter: 1100,
  card: 520,
  share: 820,
  warning: 480,
  relic: 620,
  silence: 350,
  choices: 1200,
  walkHome: 1050,
  twins: 900,
  trapped: 5200,
  ended: 2200,
  quiet: 0,
}
/** Somebody left: there is a sum to read. */
const PAYOUT_MS = 1500

/** A press ends one beat, never two. */
const beat = (action: Action, tells: Log, ms = MS[action.kind]): Beat => ({ action, tells, ms, stop: true })

/** Cuts events into beats. Every event is told exactly once, in order. */
export function beatsOf(events: Log): Beat[] {
  const beats: Beat[] = []
  for (let i = 0; i < events.length; ) {
    const phrase = events.slice(i, i + phraseLength(events, i))
    beats.push(...beatsFor(phrase, events[i - 1]?.scene))
    i += phrase.length
  }
  return beats
}

const REVEALING: readonly EventType[] = ['left', 'pathShared', 'relicTaken', 'relicsStayed']

/** Some events only make sense together: a reveal with its payout, a sprung trap with the end of its expedition. */
function phraseLength(events: Log, start: number): number {
  const { type } = events[start]!.event
  let end = start + 1
  if (type === 'choicesRevealed') while (events[end] && REVEALING.includes(events[end]!.event.type)) end++
  if (type === 'trapSprung' && events[end]?.event.type === 'expeditionEnded') end++
  return end - start
}

/** How a phrase is told by its first event; `before` is the scene it starts from. */
type Phrase<T extends EventType> = (event: EventOf<T>, phrase: Log, before: object | undefined) => Beat[]
const quiet = (_event: DiamantEvent, phrase: Log): Beat[] => [beat({ kind: 'quiet' }, phrase)]

const PHRASES: { readonly [T in EventType]: Phrase<T> } = {
  expeditionStarted: ({ round }, phrase) => [beat({ kind: 'enter', round }, phrase)],
  revealed: (_event, phrase) => [beat({ kind: 'card' }, phrase)],
  treasureShared: (shared, phrase) => [beat({ kind: 'share', shared }, phrase)],
  trapSeen: ({ index }, phrase) => [beat({ kind: 'warning', index }, phrase)],
  relicFound: ({ index }, phrase) => [beat({ kind: 'relic', index }, phrase)],
  trapSprung: trapStrikes,
  chose: quiet,
  choicesRevealed: choicesTurned,
  left: quiet,
  pathShared: quiet,
  relicTaken: quiet,
  relicsStayed: quiet,
  expeditionEnded: (ended, phrase, before) => [stillLying(beat({ kind: 'ended', ended }, phrase), before)],
  gameEnded: quiet,
}

function beatsFor(phrase: Log, before: object | undefined): Beat[] {
  const { event } = phrase[0]!
  return (PHRASES[event.type] as Phrase<EventType>)(event, phrase, before)
}

/** The cards of a closed expedition lie there while its end is told. */
const stillLying = (told: Beat, scene: object | undefined): Beat => (scene ? { ...told, scene } : told)

/** A beat of silence, all cards at once, then whoever left walks home. */
function choicesTurned(_event: EventOf<'choicesRevealed'>, phrase: Log): Beat[] {
  const reveal = revealOf(phrase.map(({ event }) => event))
  const [turned, ...payout] = [phrase.slice(0, 1), ...(phrase.length > 1 ? [phrase.slice(1)] : [])]
  return [
    beat({ kind: 'silence', reveal }, []),
    beat({ kind: 'choices', reveal }, turned!, MS.choices + (payout.length > 0 ? PAYOUT_MS : 0)),
    ...payout.map(tells => beat({ kind: 'walkHome', reveal }, tells)),
  ]
}

function trapStrikes(sprung: EventOf<'trapSprung'>, phrase: Log): Beat[] {
  const ended = phrase[1]?.event
  if (ended?.type !== 'expeditionEnded') return [beat({ kind: 'twins', sprung }, phrase)]
  return [
    beat({ kind: 'twins', sprung }, []),
    stillLying(beat({ kind: 'trapped', sprung, ended }, phrase), phrase[0]!.scene),
  ]
}

export function revealOf(events: readonly DiamantEvent[]): Reveal {
  const all = <T extends EventType>(type: T) => events.filter((event): event is EventOf<T> => event.type === type)
  const [stayed] = all('relicsStayed')
  return {
    choices: all('choicesRevealed')[0]!.choices,
    left: all('left'),
    relics: all('relicTaken'),
    ...(stayed && { stayed }),
  }
}
