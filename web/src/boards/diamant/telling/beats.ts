import type { DiamantEvent } from '@grotto/diamant'
import type { LoggedEvent } from '../../board.ts'

type EventOf<T extends DiamantEvent['type']> = Extract<DiamantEvent, { type: T }>
type Logged = LoggedEvent<DiamantEvent>

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

/** A moment of the telling: the events that become true when it begins, what is played, and how long. */
export interface Beat {
  readonly tells: readonly Logged[]
  readonly action: Action
  readonly ms: number
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

const beat = (action: Action, tells: readonly Logged[], ms = MS[action.kind]): Beat => ({ action, tells, ms })

/** Cuts events into beats. Every event is told exactly once, in order. */
export function beatsOf(events: readonly Logged[]): Beat[] {
  const beats: Beat[] = []
  for (let i = 0; i < events.length; ) {
    const count = phraseLength(events, i)
    beats.push(...phrase(events.slice(i, i + count)))
    i += count
  }
  return beats
}

const REVEALING = ['left', 'pathShared', 'relicTaken', 'relicsStayed']

/** Some events only make sense together: a reveal with its payout, a sprung trap with the end of its expedition. */
function phraseLength(events: readonly Logged[], start: number): number {
  const { type } = events[start]!.event
  let end = start + 1
  if (type === 'choicesRevealed') while (REVEALING.includes(events[end]?.event.type ?? '')) end++
  if (type === 'trapSprung' && events[end]?.event.type === 'expeditionEnded') end++
  return end - start
}

function phrase(events: readonly Logged[]): Beat[] {
  const { event } = events[0]!
  switch (event.type) {
    case 'expeditionStarted':
      return [beat({ kind: 'enter', round: event.round }, events)]
    case 'revealed':
      return [beat({ kind: 'card' }, events)]
    case 'treasureShared':
      return [beat({ kind: 'share', shared: event }, events)]
    case 'trapSeen':
      return [beat({ kind: 'warning', index: event.index }, events)]
    case 'relicFound':
      return [beat({ kind: 'relic', index: event.index }, events)]
    case 'choicesRevealed':
      return choicesTurned(events, revealOf(events.map(logged => logged.event)))
    case 'trapSprung':
      return trapStrikes(events, event)
    case 'expeditionEnded':
      return [beat({ kind: 'ended', ended: event }, events)]
    default:
      return [beat({ kind: 'quiet' }, events)]
  }
}

/** A beat of silence, all cards at once, then whoever left walks home. */
function choicesTurned(events: readonly Logged[], reveal: Reveal): Beat[] {
  const home = reveal.left.length > 0
  const turned = [
    beat({ kind: 'silence', reveal }, []),
    beat({ kind: 'choices', reveal }, home ? [] : events, MS.choices + (home ? PAYOUT_MS : 0)),
  ]
  return home ? [...turned, beat({ kind: 'walkHome', reveal }, events)] : turned
}

function trapStrikes(events: readonly Logged[], sprung: EventOf<'trapSprung'>): Beat[] {
  const ended = events[1]?.event
  if (ended?.type !== 'expeditionEnded') return [beat({ kind: 'twins', sprung }, events)]
  return [beat({ kind: 'twins', sprung }, []), beat({ kind: 'trapped', sprung, ended }, events)]
}

export function revealOf(events: readonly DiamantEvent[]): Reveal {
  const all = <T extends DiamantEvent['type']>(type: T) =>
    events.filter((event): event is EventOf<T> => event.type === type)
  const [stayed] = all('relicsStayed')
  return {
    choices: all('choicesRevealed')[0]!.choices,
    left: all('left'),
    relics: all('relicTaken'),
    ...(stayed && { stayed }),
  }
}
