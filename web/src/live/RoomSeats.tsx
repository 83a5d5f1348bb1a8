import type { SeatInfo } from '@grotto/protocol'
import { use, useState } from 'react'
import { loadForm } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { thinkers } from '../local/bot-sitters.ts'
import { mottoOf } from '../local/motto.ts'
import { useRoster } from '../local/use-roster.ts'
import { personOf } from '../pictures/explorers.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { Portrait } from '../pictures/Portrait.tsx'
import { BotChoice } from '../setup/DeviceSeats.tsx'
import { useWords } from '../words/words.tsx'
import { Reserve, ReservedSeat } from './ReservedSeat.tsx'
import type { RoomProps } from './Room.tsx'
import { atSeat } from './seat-for-ears.ts'
import { freshBot, sittersOf } from './sitters.ts'
import { wasSentAway } from './use-announcements.ts'
import { useConfirm } from './use-confirm.tsx'
import { mySeat, useTell } from './use-tell.ts'

export function RoomSeats({ table, info, hosting, draft }: RoomProps) {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  const names = sittersOf(words, info.seats, roster).map(({ name }) => name)
  return (
    <ol className="seats">
      {info.seats.map((seat, number) => {
        const props = { table, info, hosting, draft, seat, number, names, name: names[number]! }
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
  readonly names: readonly string[]
}

function TakenSeat(props: SeatProps) {
  const { table, info, hosting, seat, number, name, names } = props
  const words = useWords()
  const tell = useTell(table)
  const { SeatNote: OfGame, SeatChoice } = use(loadForm(info.game as GameName))
  const mine = table.viewer === number
  const [ask, dialog] = useConfirm()
  const free = () => void tell({ type: 'removeSeat', seat: number })
  const remove = () => {
    if (seat.kind !== 'human') return free()
    ask({ deed: 'remove', names: { name }, text: words.say('table.confirm.remove.text'), act: free })
  }
  const leave = () =>
    ask({ deed: 'leave', text: words.say('table.confirm.leave.lobby'), act: () => void tell({ type: 'leave' }) })
  const host = seat.kind === 'human' && seat.person === info.host
  return (
    <li className="taken">
      <Portrait who={personOf(number)} />
      <span className="sitter">
        {seat.kind === 'bot' && hosting ? <WhichBot {...props} /> : <b>{name}</b>}
        <SeatNote seat={seat} mine={mine} host={host} here={table.isHere(number)} />
        {OfGame && <OfGame info={info} seat={number} />}
      </span>
      {(mine ? !hosting : hosting) && (
        <button
          type="button"
          className="icon"
          aria-label={mine ? words.say('table.seat.leave') : words.say('table.seat.remove', { name })}
          onClick={mine ? leave : remove}
        >
          <Glyph name="close" size={18} />
        </button>
      )}
      {SeatChoice && (mine || (hosting && seat.kind === 'bot')) && (
        <SeatChoice
          info={info}
          seat={number}
          names={names}
          choose={pieces => void tell({ type: 'choosePieces', seat: number, pieces: [...pieces] })}
        />
      )}
      {dialog}
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

interface NoteProps {
  readonly seat: SeatInfo
  readonly mine: boolean
  readonly host: boolean
  readonly here: boolean
}

function SeatNote({ seat, mine, host, here }: NoteProps) {
  const words = useWords()
  if (seat.kind === 'bot') return <small>{mottoOf(words, seat.bot)}</small>
  if (seat.kind !== 'human') return null
  const notes = [
    mine && words.say('table.seat.you'),
    host && words.say('table.seat.host'),
    !host && words.say(readiness(seat)),
    !mine && !here && words.say('table.room.absent'),
  ]
  return <small className={seat.ready && !host ? 'ready' : ''}>{notes.filter(Boolean).join(', ')}</small>
}

const readiness = ({ ready, standIn }: Extract<SeatInfo, { kind: 'human' }>) =>
  standIn ? 'table.presence.standIn' : ready ? 'table.seat.ready' : 'table.seat.notReady'

function FreeSeat({ table, info, hosting, number, draft }: SeatProps) {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  const tell = useTell(table)
  const standing = mySeat(table, info) === undefined && !wasSentAway(info)
  // The server says first if somebody whom she has blocked sits here; the second press means it.
  const [warned, warn] = useState(false)
  const sit = async () => {
    await draft.keep()
    warn(!(await tell({ type: 'sit', seat: number, ...(warned ? { anyway: true } : {}) })))
  }
  const addBot = () => tell({ type: 'setBot', seat: number, bot: freshBot(info.seats, thinkers(roster)).id })
  return (
    <li className="free">
      {standing && (
        <button
          type="button"
          className="sit"
          aria-label={atSeat(words, words.say('table.seat.sit'), number)}
          onClick={() => void sit()}
        >
          <Glyph name="user" />
          {words.say('table.seat.sit')}
        </button>
      )}
      {hosting && (
        <button
          type="button"
          aria-label={atSeat(words, words.say('table.seat.addBot'), number)}
          disabled={roster.length === 0}
          onClick={addBot}
        >
          <Glyph name="plus" />
          {words.say('table.seat.addBot')}
        </button>
      )}
      {hosting && <Reserve table={table} number={number} />}
      {!standing && !hosting && <small>{words.say('table.seat.free')}</small>}
    </li>
  )
}
