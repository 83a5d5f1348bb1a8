import { type DiamantEvent, type DiamantPosition, scoreOf } from '@grotto/diamant'
import type { Seat, Viewer } from '@grotto/kernel'
import type { KeyOf } from '@grotto/words'
import type { ReactNode } from 'react'
import { toast } from '../../../app/Toasts.tsx'
import { useWords } from '../../../words/words.tsx'
import type { Sitter } from '../../board.ts'
import { SeatSign } from '../../SeatSign.tsx'
import { ChestIcon } from '../art/camp-pieces.tsx'
import { colourOf } from '../art/Emblem.tsx'
import { Face } from '../art/Face.tsx'
import { GemIcon } from '../art/gems.tsx'
import { RelicMark } from '../art/RelicCard.tsx'
import { Sign } from '../art/signs.tsx'
import type { Pointing } from '../talk/heard.ts'
import { Ring } from '../talk/Sayings.tsx'
import { type Shown, seatsInside } from '../telling/shown.ts'
import { Rolling } from './Rolling.tsx'

interface Props {
  readonly shown: Shown
  readonly sitters: readonly Sitter[]
  readonly viewer: Viewer
  readonly telling: boolean
  readonly pointings: readonly Pointing[]
  /** The trap that has just driven them out. */
  readonly sprung?: Sprung | undefined
}
type Sprung = Extract<DiamantEvent, { type: 'trapSprung' }>

/** Everybody at the table by score: where they are, what they hold, what is safe. */
export function Explorers({ shown, sitters, viewer, telling, pointings, sprung }: Props) {
  const words = useWords()
  const { view, position } = shown
  const { seats } = position
  const scores = seats.map(({ chest }, seat) => (chest === null ? undefined : scoreOf(view, seat)))
  // D-62 Where chests are closed nobody leads: they sit as they sit.
  const closed = scores.includes(undefined)
  const order = [...seats.keys()].sort((a, b) => (closed ? 0 : scores[b]! - scores[a]!) || a - b)
  const many = seats.length > 5
  const [anyone] = seatsInside(position)
  return (
    <section className={`explorers ${many ? 'many' : ''}`} aria-labelledby="diamant-explorers">
      <h2 id="diamant-explorers">
        {words.say('diamant.explorers')}{' '}
        <span>
          {many && anyone !== undefined
            ? words.say('diamant.explorers.hold', { hand: seats[anyone]!.hand })
            : words.say('diamant.explorers.safe')}
        </span>
      </h2>
      <ol>
        {order.map(seat => (
          <Row
            key={seat}
            seat={seat}
            position={position}
            score={scores[seat]}
            sitter={sitters[seat]!}
            you={seat === viewer}
            telling={telling}
            ring={<Ring pointing={pointings.findLast(each => each.seat === seat)} sitters={sitters} />}
            lost={sprung?.lost[sprung.seats.indexOf(seat)]}
          />
        ))}
      </ol>
    </section>
  )
}

/** The second of a kind is told by its number, so that goes last when there is no room. */
export function Name({ name }: { name: string }) {
  const [, given = name, number] = /^(.+?)( [IVX]+)?$/u.exec(name) ?? []
  return (
    <>
      <span>{given}</span>
      {number && <i className="nth">{number}</i>}
    </>
  )
}

interface RowProps {
  readonly seat: Seat
  readonly position: DiamantPosition
  /** Nothing where the chest is closed. */
  readonly score: number | undefined
  readonly sitter: Sitter
  readonly you: boolean
  readonly telling: boolean
  readonly lost: number | undefined
  /** Around her while somebody points at her. */
  readonly ring: ReactNode
}

function Row({ seat, position, score, sitter, you, telling, lost, ring }: RowProps) {
  const words = useWords()
  const { inside, hand, relics } = position.seats[seat]!
  const worth = relics.reduce((sum, each) => sum + each, 0)
  const label = words.say('diamant.relicsOwned', { count: relics.length, worth })
  return (
    <li className={`${inside ? 'inside' : ''} ${you ? 'you' : ''}`} data-explorer={seat} title={sitter.motto}>
      {ring}
      <SeatSign sitter={sitter} />
      <Face seat={seat} name={sitter.name} bot={sitter.bot} size={34} />
      <span className="person">
        <b>
          <Name name={sitter.name} />
          <Mark sitter={sitter} you={you} />
        </b>
        <Status position={position} seat={seat} you={you} telling={telling} lost={lost} />
        {sitter.motto && <q>{sitter.motto}</q>}
      </span>
      <MottoButton sitter={sitter} />
      {inside && (
        <span className="held" title={words.say('diamant.held', { hand, count: hand })}>
          <GemIcon size={16} />
          <Rolling value={hand} />
          <span className="unseen">{words.say('diamant.held', { hand, count: hand })}</span>
        </span>
      )}
      {relics.length > 0 && (
        <span className="relics" title={label}>
          <RelicMark size={20} />
          {relics.length > 1 && `×${relics.length}`}
          <span className="unseen">{label}</span>
        </span>
      )}
      {score === undefined ? (
        <span className="sum" title={words.say('diamant.chestClosed')}>
          ?<span className="unseen">{words.say('diamant.chestClosed')}</span>
        </span>
      ) : (
        <span className="sum" title={words.say('diamant.safe', { points: score })}>
          <Rolling value={score} />
        </span>
      )}
      <ChestIcon colour={colourOf(seat)} size={28} />
    </li>
  )
}

/** Where there is no room for a bot's motto a tap says it. Ears have heard it where the bot was chosen. */
function MottoButton({ sitter: { name, motto } }: { sitter: Sitter }) {
  const words = useWords()
  if (!motto) return null
  const say = () => toast(words.say('common.about', { what: name, text: motto }))
  return <button type="button" className="motto-button" tabIndex={-1} aria-hidden="true" onClick={say} />
}

function Mark({ sitter, you }: { sitter: Sitter; you: boolean }) {
  const words = useWords()
  if (you) return <small>{words.say('diamant.you')}</small>
  return sitter.bot && <small>{words.say('diamant.bot')}</small>
}

type Tone = 'camp' | 'inside' | 'thinking' | 'chosen'
const SIGN = { camp: 'tent', inside: 'cave', thinking: 'cave', chosen: 'check' } as const

function toneOf(position: DiamantPosition, seat: Seat, telling: boolean): Tone {
  const { inside, slot } = position.seats[seat]!
  if (!inside) return 'camp'
  if (telling || slot === 'hidden') return 'inside'
  return slot === 'open' ? 'thinking' : 'chosen'
}

function Status({ position, seat, you, telling, lost }: Omit<RowProps, 'sitter' | 'ring' | 'score'>) {
  const words = useWords()
  if (lost) return <em className="lost">{words.say('diamant.state.lost', { lost })}</em>
  const tone = toneOf(position, seat, telling)
  const key: KeyOf<'diamant'> = you && tone === 'thinking' ? 'diamant.state.choose' : `diamant.state.${tone}`
  return (
    <em className={tone}>
      <Sign name={SIGN[tone]} />
      <span>{words.say(key)}</span>
      {tone === 'thinking' && !you && <i className="ellipsis" />}
    </em>
  )
}
