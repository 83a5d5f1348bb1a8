import type { Trap } from '@grotto/diamant'
import type { ReactNode } from 'react'
import type { Picture, Say } from '../../../rules/book-pictures.ts'
import { CardBack } from '../art/CardBack.tsx'
import { Chest } from '../art/camp-pieces.tsx'
import { colourOf } from '../art/Emblem.tsx'
import { Entrance } from '../art/Entrance.tsx'
import { Explorer } from '../art/Explorer.tsx'
import { Move, SERIF } from '../art/frames.tsx'
import { Gem } from '../art/gems.tsx'
import { TreasureCard } from '../art/TreasureCard.tsx'
import { At, Night, type Pictured, relicCard, trapCard } from './pieces.tsx'

/** The people of the worked expedition; their names are the same in all languages. */
export const PEOPLE = ['Ana', 'Ben', 'Chloé', 'Dario'] as const

export type PathCard =
  | { readonly treasure: number; readonly lying: number }
  | { readonly trap: Trap }
  | { readonly relic: number }

/** The expedition at one moment: the cards turned over, and what everybody holds in the cave or has in the chest. */
export interface Moment {
  readonly path: readonly PathCard[]
  readonly people: readonly ({ readonly hand: number } | { readonly chest: number })[]
}

/** The worked expedition: after its first card, its third and its fourth, and at its end. */
export const EXPEDITION: readonly Moment[] = [
  { path: [{ treasure: 9, lying: 1 }], people: [{ hand: 2 }, { hand: 2 }, { hand: 2 }, { hand: 2 }] },
  {
    path: [{ treasure: 9, lying: 1 }, { trap: 'snakes' }, { relic: 5 }],
    people: [{ hand: 2 }, { hand: 2 }, { hand: 2 }, { hand: 2 }],
  },
  {
    path: [{ treasure: 9, lying: 0 }, { trap: 'snakes' }, { treasure: 14, lying: 2 }],
    people: [{ hand: 6 }, { chest: 8 }, { hand: 6 }, { hand: 6 }],
  },
  {
    path: [
      { treasure: 9, lying: 0 },
      { trap: 'snakes' },
      { treasure: 14, lying: 0 },
      { treasure: 5, lying: 0 },
      { trap: 'snakes' },
    ],
    people: [{ chest: 7 }, { chest: 8 }, { chest: 7 }, { chest: 0 }],
  },
]

function faceOf(card: PathCard, seed: number, say: Say): ReactNode {
  if ('trap' in card) return trapCard(card.trap, say, seed)
  if ('relic' in card) return relicCard(card.relic, say)
  return <TreasureCard value={card.treasure} lying={card.lying} seed={seed} label="" />
}

const Amount = ({ x, value }: { x: number; value: number }) => (
  <>
    <text x={x + 26} y={228} textAnchor="start" fontFamily={SERIF} fontWeight="750" fontSize="24" fill="#fff4e2">
      {value}
    </text>
    <Gem x={x + (value > 9 ? 66 : 54)} y={220} size={20} />
  </>
)

function Person({ seat, has }: { seat: number; has: Moment['people'][number] }) {
  const x = 60 + seat * 110
  const inside = 'hand' in has
  return (
    <>
      {inside ? (
        <Move x={x} y={234} scale={0.72}>
          <Explorer seat={seat} letter={PEOPLE[seat]![0]!} />
        </Move>
      ) : (
        <Chest x={x - 4} y={222} scale={0.62} colour={colourOf(seat)} open={has.chest > 0} />
      )}
      <Amount x={x} value={inside ? has.hand : has.chest} />
      <text x={x} y={262} textAnchor="middle" fontFamily={SERIF} fontWeight="650" fontSize="16" fill="#e9e4d8">
        {PEOPLE[seat]}
      </text>
    </>
  )
}

const moment = ({ path, people }: Moment, say: Say): Picture => ({
  width: 480,
  height: 276,
  drawing: (
    <>
      <Night width={480} height={276} />
      {path.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the path does not change
        <At key={i} x={14 + i * 92} y={14} width={84}>
          {faceOf(card, i + 1, say)}
        </At>
      ))}
      {people.map((has, seat) => (
        <Person key={PEOPLE[seat]} seat={seat} has={has} />
      ))}
    </>
  ),
})

/** The table before the first expedition: five entrances, the deck, and everybody with a chest. */
const Table = () => (
  <>
    <Night width={480} height={250} />
    {[0, 1, 2, 3, 4].map(index => (
      <Move key={index} x={58 + index * 66} y={92} scale={0.62}>
        <Entrance index={index} state={index === 0 ? 'open' : 'waiting'} />
      </Move>
    ))}
    {[2, 1, 0].map(i => (
      <At key={i} x={384 + i * 4} y={14 + i * 4} width={72}>
        <CardBack label="" />
      </At>
    ))}
    {PEOPLE.map((name, seat) => (
      <g key={name}>
        <Move x={50 + seat * 116} y={222} scale={0.8}>
          <Explorer seat={seat} letter={name[0]!} />
        </Move>
        <Chest x={100 + seat * 116} y={210} scale={0.6} colour={colourOf(seat)} open={false} />
      </g>
    ))}
  </>
)

export const SCENES: Readonly<Record<string, Pictured>> = {
  'setup-table': () => ({ width: 480, height: 250, drawing: <Table /> }),
  ...Object.fromEntries(EXPEDITION.map((each, i) => [`expedition-${i + 1}`, (say: Say) => moment(each, say)])),
}
