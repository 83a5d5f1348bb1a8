import type { Viewer } from '@grotto/kernel'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useReducedMotion } from '../../../settings/settings.ts'
import { useWords } from '../../../words/words.tsx'
import type { Sitter } from '../../board.ts'
import { CardBack } from '../art/CardBack.tsx'
import type { Pointing } from '../talk/heard.ts'
import type { Action } from '../telling/beats.ts'
import type { Shown } from '../telling/shown.ts'
import { Camp } from './Camp.tsx'
import { Crew } from './Crew.tsx'
import { Flights } from './Flights.tsx'
import { Gains } from './Gains.tsx'
import { Mountain } from './Mountain.tsx'
import { PathPlace } from './PathPlace.tsx'
import {
  CARD_HEIGHT,
  heightFor,
  lastInSight,
  layoutFor,
  type PathLayout,
  type PathSpot,
  ROW,
  rowOf,
  spotOf,
} from './path-layout.ts'
import { accentOf, flightsOf } from './staging.ts'
import { useSize } from './use-size.ts'

export interface SceneProps {
  readonly shown: Shown
  readonly sitters: readonly Sitter[]
  readonly viewer: Viewer
  readonly action: Action | undefined
  readonly pointings: readonly Pointing[]
  /** Cards that somebody has drawn on. */
  readonly marked: ReadonlySet<unknown>
  /** Milliseconds of the beat that is playing, 0 when nothing may move. */
  readonly ms: number
}

/** The mountain cut open: camp, path, explorers. */
export function Scene(props: SceneProps) {
  const stage = useRef<HTMLElement>(null)
  const size = useSize(stage)
  const layout = useMemo(() => (size ? layoutFor(size.width, size.height) : undefined), [size])
  const words = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long path scrolls, by keyboard too
    <section ref={stage} className="scene" aria-label={words.say('diamant.path')} tabIndex={0}>
      {layout && size && <World {...props} layout={layout} sight={size.height} stage={stage} />}
    </section>
  )
}

/** Longer than any path: the rock is drawn once for all of them, so it never changes as the path grows. */
const MOST_PLACES = 36

interface WorldProps extends SceneProps {
  readonly layout: PathLayout
  /** Height of the stage in pixels. */
  readonly sight: number
  readonly stage: RefObject<HTMLElement | null>
}

function World({ shown, sitters, viewer, action, pointings, marked, ms, layout, sight, stage }: WorldProps) {
  const { trail, position } = shown
  const dug = Math.max(heightFor(layout, trail.length + 1), sight / layout.scale)
  const height = Math.max(heightFor(layout, MOST_PLACES), sight / layout.scale)
  const light = spotOf(layout, trail.length)
  const dread = action?.kind === 'twins' || action?.kind === 'trapped'
  useFollow(stage, layout, trail.length, sight)
  return (
    <div className="sized" style={{ height: dug * layout.scale }}>
      <div className="world" style={{ width: layout.width, height, transform: `scale(${layout.scale})` }}>
        <Mountain
          layout={layout}
          height={height}
          round={Math.max(1, position.round)}
          dug={trail.length + 2}
          ahead={lastInSight(layout, sight, trail.length + 2)}
          light={light}
          dread={dread}
        />
        <Halo at={light} dread={dread} />
        <Camp layout={layout} shown={shown} />
        <Path shown={shown} layout={layout} action={action} pointings={pointings} marked={marked} sitters={sitters} />
        <Deck layout={layout} place={trail.length + 1} cards={shown.view.deckSize} />
        <Crew shown={shown} sitters={sitters} viewer={viewer} layout={layout} action={action} ms={ms} />
        {ms > 0 && action?.kind === 'walkHome' && <Gains reveal={action.reveal} shown={shown} layout={layout} />}
        {ms > 0 && action && <Flights key={flightKey(action)} flights={flightsOf(action, shown, layout)} ms={ms} />}
      </div>
    </div>
  )
}

const flightKey = (action: Action): string => (action.kind === 'share' ? `share-${action.shared.index}` : action.kind)

/** Keeps the row where something happens in sight. */
function useFollow(stage: RefObject<HTMLElement | null>, layout: PathLayout, places: number, sight: number) {
  const still = useReducedMotion()
  const arrived = useRef(false)
  const row = rowOf(layout, places + 1)
  useEffect(() => {
    const bottom = (layout.firstRow + row * ROW + CARD_HEIGHT / 2 + 24) * layout.scale
    const behavior = still || !arrived.current ? 'instant' : 'smooth'
    arrived.current = true
    stage.current?.scrollTo({ top: Math.max(0, bottom - sight), behavior })
  }, [stage, layout, row, sight, still])
}

/** Torchlight in the air, above the rock. */
const Halo = ({ at: { x, y }, dread }: { at: PathSpot; dread: boolean }) => (
  <div className={`halo ${dread ? 'dread' : ''}`} style={{ transform: `translate(${x}px, ${y}px)` }} />
)

function Path({
  shown: { trail, position },
  layout,
  action,
  pointings,
  marked,
  sitters,
}: Pick<SceneProps, 'shown' | 'action' | 'pointings' | 'marked' | 'sitters'> & { layout: PathLayout }) {
  let relics = position.relicsOut
  return (
    <ol className="path">
      {trail.map((place, i) => {
        const turning = action?.kind === 'card' && i === trail.length - 1
        if (place.card.kind === 'relic' && !place.taken) relics += 1
        return (
          <PathPlace
            // A card never changes its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
            key={i}
            place={place}
            index={i}
            spot={spotOf(layout, i)}
            from={turning ? spotOf(layout, i + 1) : undefined}
            accent={accentOf(action, trail, i)}
            relicCount={relics}
            pointed={pointings.findLast(({ card }) => card === i)}
            marked={marked.has(i)}
            sitters={sitters}
          />
        )
      })}
    </ol>
  )
}

function Deck({ layout, place, cards }: { layout: PathLayout; place: number; cards: number }) {
  const words = useWords()
  const { x, y } = spotOf(layout, place)
  return (
    <div className="deck" style={{ transform: `translate(${x}px, ${y}px) rotate(-4deg)` }}>
      <CardBack label={words.say('diamant.deck', { cards })} />
      <span className="count" aria-hidden="true">
        {words.say('diamant.deckLeft', { cards })}
      </span>
    </div>
  )
}
