import { type Choice, TRAPS, type Trap } from '@grotto/diamant'
import type { ReactNode } from 'react'
import type { Picture, Say } from '../../../rules/book-pictures.ts'
import { CardBack } from '../art/CardBack.tsx'
import { Campfire, Chest, Tent } from '../art/camp-pieces.tsx'
import { DecisionCard } from '../art/DecisionCard.tsx'
import { colourOf } from '../art/Emblem.tsx'
import { Entrance } from '../art/Entrance.tsx'
import { Move } from '../art/frames.tsx'
import { Gem } from '../art/gems.tsx'
import { RelicCard } from '../art/RelicCard.tsx'
import { TrapCard } from '../art/TrapCard.tsx'
import { TreasureCard } from '../art/TreasureCard.tsx'

export type Pictured = (say: Say) => Picture

/** Dark behind what is drawn for the dark. */
export const Night = ({ width, height }: { width: number; height: number }) => (
  <rect width={width} height={height} rx="12" fill="#0c0e11" />
)

/** A card of the deck at a place of its own; cards are as large as what they lie in. */
export const At = ({ x, y, width, children }: { x: number; y: number; width: number; children: ReactNode }) => (
  <svg aria-hidden="true" x={x} y={y} width={width} height={width * 1.4} viewBox="0 0 200 280">
    {children}
  </svg>
)

const card = (drawing: ReactNode): Picture => ({
  width: 130,
  height: 182,
  drawing: (
    <At x={0} y={0} width={130}>
      {drawing}
    </At>
  ),
})

export const trapCard = (trap: Trap, say: Say, seed = 1): ReactNode => (
  <TrapCard trap={trap} seed={seed} title={say(`diamant.trap.${trap}`)} label="" />
)
export const relicCard = (worth: number, say: Say): ReactNode => (
  <RelicCard worth={worth} title={say('diamant.relic')} label="" />
)

const decision =
  (choice: Choice): Pictured =>
  say => ({
    width: 168,
    height: 182,
    drawing: (
      <svg aria-hidden="true" width="168" height="182" viewBox="0 0 240 260">
        <DecisionCard choice={choice} title={say(`diamant.${choice}`)} under={say(`diamant.${choice}.under`)} />
      </svg>
    ),
  })

const gem =
  (kind: 'ruby' | 'diamond'): Pictured =>
  () => ({
    width: 64,
    height: 64,
    drawing: (
      <>
        <Night width={64} height={64} />
        <Gem kind={kind} x={32} y={32} size={44} />
      </>
    ),
  })

const Entrances = () => (
  <>
    <Night width={330} height={96} />
    {[0, 1, 2, 3, 4].map(index => (
      <Move key={index} x={37 + index * 64} y={84} scale={0.6}>
        <Entrance index={index} state={index < 2 ? 'closed' : index === 2 ? 'open' : 'waiting'} />
      </Move>
    ))}
  </>
)

const Camp = () => (
  <>
    <Night width={300} height={120} />
    <Tent x={76} y={104} scale={0.95} colour={colourOf(0)} lit />
    <Campfire x={164} y={106} scale={0.8} />
    <Chest x={240} y={92} scale={0.85} colour={colourOf(0)} open />
  </>
)

/** D-3 Treasures of the box, from a small one to the largest. */
export const SHOWN_TREASURES = [3, 7, 11, 17] as const

export const PIECES: Readonly<Record<string, Pictured>> = {
  'card-back': () => card(<CardBack label="" />),
  ...Object.fromEntries(
    SHOWN_TREASURES.map(value => [
      `treasure-${value}`,
      () => card(<TreasureCard value={value} lying={0} seed={value} label="" />),
    ]),
  ),
  ...Object.fromEntries(TRAPS.map(trap => [`trap-${trap}`, (say: Say) => card(trapCard(trap, say))])),
  'relic-5': say => card(relicCard(5, say)),
  'relic-10': say => card(relicCard(10, say)),
  'decision-goOn': decision('goOn'),
  'decision-leave': decision('leave'),
  ruby: gem('ruby'),
  diamond: gem('diamond'),
  entrances: () => ({ width: 330, height: 96, drawing: <Entrances /> }),
  camp: () => ({ width: 300, height: 120, drawing: <Camp /> }),
}
