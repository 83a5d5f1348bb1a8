import type { SeatInfo } from '@grotto/protocol'
import type { GameName } from '../games.ts'
import { thinkers } from '../local/companions.ts'
import { useRoster } from '../local/use-roster.ts'
import { personOf } from '../pictures/explorers.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { Portrait } from '../pictures/Portrait.tsx'
import { BotChoice } from '../setup/DeviceSeats.tsx'
import { useWords } from '../words/words.tsx'
import { sayAnswer } from './answers.ts'
import type { LiveTable } from './live-table.ts'
import { mySeat, type RoomProps } from './Room.tsx'
import { sitterOf } from './sitters.ts'

export function RoomSeats({ table, info, hosting }: RoomProps) {
  return (
    <ol className="seats">
      {info.seats.map((seat, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatCard key={number} table={table} info={info} hosting={hosting} seat={seat} number={number} />
      ))}
    </ol>
  )
}

interface SeatProps extends RoomProps {
  readonly seat: SeatInfo
  readonly number: number
}

function SeatCard({ table, info, hosting, seat, number }: SeatProps) {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  if (seat.kind === 'open') return <FreeSeat table={table} info={info} hosting={hosting} seat={seat} number={number} />
  const { name } = sitterOf(words, seat, roster)
  const mine = table.viewer === number
  const leave = () => ask(table.ask(mine ? { type: 'leave' } : { type: 'removeSeat', seat: number }))
  const ask = (asked: ReturnType<LiveTable['ask']>) => void asked.then(answer => sayAnswer(words, answer))
  const removable = mine ? !hosting : hosting
  return (
    <li className="taken">
      <Portrait who={personOf(number)} />
      <span className="sitter">
        {seat.kind === 'bot' && hosting ? (
          <BotChoice
            roster={roster}
            sitter={{ name, bot: seat.bot }}
            choose={bot => ask(table.ask({ type: 'setBot', seat: number, bot: bot.id }))}
          />
        ) : (
          <b>{name}</b>
        )}
        <SeatNote seat={seat} mine={mine} host={seat.kind === 'human' && seat.person === info.host} />
      </span>
      {removable && (
        <button
          type="button"
          className="icon"
          aria-label={mine ? words.say('table.seat.leave') : words.say('table.seat.remove', { name })}
          onClick={leave}
        >
          <Glyph name="close" size={18} />
        </button>
      )}
    </li>
  )
}

function SeatNote({ seat, mine, host }: { seat: SeatInfo; mine: boolean; host: boolean }) {
  const words = useWords()
  if (seat.kind !== 'human') return <small>{words.say('table.seat.bot')}</small>
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
  const ask = (asked: ReturnType<LiveTable['ask']>) => void asked.then(answer => sayAnswer(words, answer))
  const standing = mySeat(table, info) === undefined
  return (
    <li className="free">
      {standing && (
        <button type="button" className="sit" onClick={() => ask(table.ask({ type: 'sit', seat: number }))}>
          <Glyph name="user" />
          {words.say('table.seat.sit')}
        </button>
      )}
      {hosting && (
        <button
          type="button"
          disabled={roster.length === 0}
          onClick={() => ask(table.ask({ type: 'setBot', seat: number, bot: thinkers(roster)[0]!.id }))}
        >
          <Glyph name="plus" />
          {words.say('table.seat.addBot')}
        </button>
      )}
      {!standing && !hosting && <small>{words.say('table.seat.free')}</small>}
    </li>
  )
}
