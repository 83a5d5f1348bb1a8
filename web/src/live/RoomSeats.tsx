import type { SeatInfo } from '@grotto/protocol'
import { use } from 'react'
import { loadForm } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { thinkers } from '../local/companions.ts'
import { useRoster } from '../local/use-roster.ts'
import { personOf } from '../pictures/explorers.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { Portrait } from '../pictures/Portrait.tsx'
import { aboutBot, BotChoice } from '../setup/DeviceSeats.tsx'
import { useWords } from '../words/words.tsx'
import { Reserve, ReservedSeat } from './ReservedSeat.tsx'
import type { RoomProps } from './Room.tsx'
import { freshBot, sittersOf } from './sitters.ts'
import { mySeat, useTell } from './use-tell.ts'

export function RoomSeats({ table, info, hosting }: RoomProps) {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  const names = sittersOf(words, info.seats, roster).map(({ name }) => name)
  return (
    <ol className="seats">
      {info.seats.map((seat, number) => {
        const props = { table, info, hosting, seat, number, name: names[number]! }
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        if (seat.kind === 'open' && seat.invited) return <ReservedSeat key={number} {...props} invited={seat.invited} />
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        return seat.kind === 'open' ? <FreeSeat key={number} {...props} /> : <TakenSeat key={number} {...props} />
      })}
    </ol>
  )
}

export interface SeatProps extends RoomProps {
  readonly seat: SeatInfo
  readonly number: number
  readonly name: string
}

function TakenSeat(props: SeatProps) {
  const { table, info, hosting, seat, number, name } = props
  const words = useWords()
  const tell = useTell(table)
  const { SeatNote: OfGame } = use(loadForm(info.game as GameName))
  const mine = table.viewer === number
  const host = seat.kind === 'human' && seat.person === info.host
  return (
    <li className="taken">
      <Portrait who={personOf(number)} />
      <span className="sitter">
        {seat.kind === 'bot' && hosting ? <WhichBot {...props} /> : <b>{name}</b>}
        <SeatNote seat={seat} mine={mine} host={host} />
        {OfGame && <OfGame info={info} seat={number} />}
      </span>
      {(mine ? !hosting : hosting) && (
        <button
          type="button"
          className="icon"
          aria-label={mine ? words.say('table.seat.leave') : words.say('table.seat.remove', { name })}
          onClick={() => tell(mine ? { type: 'leave' } : { type: 'removeSeat', seat: number })}
        >
          <Glyph name="close" size={18} />
        </button>
      )}
    </li>
  )
}

function WhichBot({ table, info, seat, number, name }: SeatProps) {
  const roster = useRoster(info.game as GameName)
  const tell = useTell(table)
  if (seat.kind !== 'bot') return null
  return (
    <BotChoice
      roster={roster}
      sitter={{ name, bot: seat.bot }}
      choose={bot => tell({ type: 'setBot', seat: number, bot: bot.id })}
    />
  )
}

function SeatNote({ seat, mine, host }: { seat: SeatInfo; mine: boolean; host: boolean }) {
  const words = useWords()
  if (seat.kind === 'bot') return <small>{aboutBot(words, seat.bot)}</small>
  if (seat.kind !== 'human') return null
  const notes = [
    mine && words.say('table.seat.you'),
    host && words.say('table.seat.host'),
    !host && words.say(seat.ready ? 'table.seat.ready' : 'table.seat.notReady'),
  ]
  return <small className={seat.ready && !host ? 'ready' : ''}>{notes.filter(Boolean).join(', ')}</small>
}

function FreeSeat({ table, info, hosting, number }: SeatProps) {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  const tell = useTell(table)
  const standing = mySeat(table, info) === undefined
  const addBot = () => tell({ type: 'setBot', seat: number, bot: freshBot(info.seats, thinkers(roster)).id })
  return (
    <li className="free">
      {standing && (
        <button type="button" className="sit" onClick={() => tell({ type: 'sit', seat: number })}>
          <Glyph name="user" />
          {words.say('table.seat.sit')}
        </button>
      )}
      {hosting && (
        <button type="button" disabled={roster.length === 0} onClick={addBot}>
          <Glyph name="plus" />
          {words.say('table.seat.addBot')}
        </button>
      )}
      {hosting && <Reserve table={table} number={number} />}
      {!standing && !hosting && <small>{words.say('table.seat.free')}</small>}
    </li>
  )
}
