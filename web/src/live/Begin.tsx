import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { RoomProps } from './Room.tsx'
import { mySeat, useTell } from './use-tell.ts'

const ENTROPY_BYTES = 32
/** This device's own dice, thrown into the shuffle so that nobody alone decides it. */
const entropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Ready for everybody, start for the host. */
export function Begin({ table, info, hosting }: RoomProps) {
  const words = useWords()
  const seat = mySeat(table, info)
  const waiting = info.seats.filter(each => each.kind === 'human' && !each.ready && each.person !== info.host).length
  if (seat?.kind !== 'human') return null
  return (
    <div className="start">
      <p role="status">{words.say(hosting ? 'table.room.waiting' : 'table.room.hostStarts', { waiting })}</p>
      {hosting ? (
        <StartButton table={table} info={info} hosting={hosting} />
      ) : (
        <ReadyButton table={table} ready={seat.ready} />
      )}
    </div>
  )
}

function StartButton({ table, info }: RoomProps) {
  const words = useWords()
  const tell = useTell(table)
  const players = info.seats.filter(each => each.kind !== 'open').length
  const start = async () => {
    if (await tell({ type: 'ready', ready: true, entropy: entropy() })) await tell({ type: 'start' })
  }
  return (
    <button type="button" className="primary" onClick={start}>
      <Glyph name="play" size={22} />
      {words.say('table.setup.start', { players })}
    </button>
  )
}

function ReadyButton({ table, ready }: { table: RoomProps['table']; ready: boolean }) {
  const words = useWords()
  const tell = useTell(table)
  const toggle = () => tell({ type: 'ready', ready: !ready, ...(!ready && { entropy: entropy() }) })
  return (
    <button type="button" className={ready ? 'second' : 'primary'} onClick={toggle}>
      {words.say(ready ? 'table.room.notReady' : 'table.room.ready')}
    </button>
  )
}
