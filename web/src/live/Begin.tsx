import { type GameName, tableSizes } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { RoomProps } from './Room.tsx'
import { mySeat, useTell } from './use-tell.ts'

/** Ready for everybody, start for the host. */
export function Begin({ table, info, hosting }: RoomProps) {
  const words = useWords()
  const seat = mySeat(table, info)
  const waiting = info.seats.filter(each => each.kind === 'human' && !each.ready && each.person !== info.host).length
  if (seat?.kind !== 'human') return null
  const missing = missingAt(info)
  const word = () => {
    if (info.start) return words.say('table.room.shuffling', { names: words.list(namesOf(info, info.start.waiting)) })
    if (!hosting) return words.say('table.room.hostStarts')
    return missing > 0 ? words.say('table.room.tooFew', { missing }) : words.say('table.room.waiting', { waiting })
  }
  return (
    <div className="start">
      <p role="status">{word()}</p>
      {hosting ? (
        <StartButton table={table} info={info} hosting={hosting} />
      ) : (
        <ReadyButton table={table} info={info} ready={seat.ready} />
      )}
    </div>
  )
}

/** Devices add to the shuffle by themselves; those that are slow are named. */
const namesOf = ({ seats }: RoomProps['info'], waiting: readonly number[]): string[] =>
  waiting.map(seat => seats[seat]).flatMap(sitter => (sitter?.kind === 'human' ? [sitter.name] : []))

/** How many more must sit down before the game can be played at all. */
const missingAt = ({ game, seats }: RoomProps['info']): number =>
  Math.max(0, tableSizes(game as GameName)[0]! - seats.filter(({ kind }) => kind !== 'open').length)

function StartButton({ table, info }: RoomProps) {
  const words = useWords()
  const tell = useTell(table)
  const players = info.seats.filter(each => each.kind !== 'open').length
  const start = async () => {
    const ready = await tell({ type: 'ready', ready: true, commitment: table.fairness.throwDice() })
    if (ready) await tell({ type: 'start' })
  }
  return (
    <button
      type="button"
      className="primary"
      onClick={start}
      disabled={missingAt(info) > 0 || info.start !== undefined}
    >
      <Glyph name="play" size={22} />
      {words.say('table.setup.start', { players })}
    </button>
  )
}

function ReadyButton({ table, info, ready }: Omit<RoomProps, 'hosting'> & { ready: boolean }) {
  const words = useWords()
  const tell = useTell(table)
  const toggle = () => tell({ type: 'ready', ready: !ready, ...(!ready && { commitment: table.fairness.throwDice() }) })
  return (
    <button type="button" className={ready ? 'second' : 'primary'} onClick={toggle} disabled={info.start !== undefined}>
      {words.say(ready ? 'table.room.notReady' : 'table.room.ready')}
    </button>
  )
}
