import { type GameName, tableSizes } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { awaitedAt } from './awaited.ts'
import type { RoomProps } from './Room.tsx'
import { useConfirm } from './use-confirm.tsx'
import { mySeat, useTell } from './use-tell.ts'

/** Ready for everybody, start for the host. */
export function Begin({ table, info, hosting }: RoomProps) {
  const words = useWords()
  const seat = mySeat(table, info)
  const awaited = awaitedAt(words, table, info).map(({ name }) => name)
  if (seat?.kind !== 'human') return null
  const missing = missingAt(info)
  const word = () => {
    if (info.start) return words.say('table.room.shuffling', { names: words.list(namesOf(info, info.start.waiting)) })
    if (!hosting) return words.say('table.room.hostStarts')
    if (missing > 0) return words.say('table.room.tooFew', { missing })
    return words.say('table.room.waiting', { waiting: awaited.length, names: words.list(awaited) })
  }
  return (
    <div className="start">
      <p role="status">{word()}</p>
      {hosting ? (
        <StartButtons table={table} info={info} />
      ) : (
        <ReadyButton table={table} info={info} ready={seat.ready} />
      )}
    </div>
  )
}

/** Devices add to the shuffle by themselves; those that are slow are named. */
const namesOf = ({ seats }: RoomProps['info'], waiting: readonly number[]): string[] =>
  waiting.map(seat => seats[seat]).flatMap(sitter => (sitter?.kind === 'human' ? [sitter.name] : []))

/** How many more must sit down before the game can be played at all; the deal of another game is for as many as it was. */
const missingAt = ({ game, seats, sameDeal }: RoomProps['info']): number =>
  Math.max(
    0,
    (sameDeal ? seats.length : tableSizes(game as GameName)[0]!) - seats.filter(({ kind }) => kind !== 'open').length,
  )

/** Start, once nothing is waited for; until then the host may start anyway, and is told what that means. */
function StartButtons({ table, info }: Pick<RoomProps, 'table' | 'info'>) {
  const words = useWords()
  const tell = useTell(table)
  const [ask, dialog] = useConfirm()
  const players = info.seats.filter(each => each.kind !== 'open').length
  const awaited = awaitedAt(words, table, info)
  const needed = awaited.some(each => each.needed)
  const missing = missingAt(info)
  const cannot = missing > 0 || info.start !== undefined
  const start = async (anyway: boolean) => {
    const ready = await tell({ type: 'ready', ready: true, ...table.throwDice() })
    if (ready) await tell({ type: 'start', ...(anyway && { anyway }) })
  }
  const startAnyway = () =>
    ask({
      deed: 'startAnyway',
      names: { names: words.list(awaited.map(({ name }) => name)) },
      text: words.say('table.confirm.startAnyway.text'),
      act: () => void start(true),
    })
  return (
    <>
      <button type="button" className="primary" onClick={() => void start(false)} disabled={cannot || needed}>
        <Glyph name="play" size={22} />
        {missing > 0 ? words.say('table.room.start') : words.say('table.setup.start', { players })}
      </button>
      {awaited.length > 0 && !cannot && (
        <button type="button" className="second" onClick={startAnyway}>
          {words.say('table.room.startAnyway')}
        </button>
      )}
      {dialog}
    </>
  )
}

function ReadyButton({ table, info, ready }: Pick<RoomProps, 'table' | 'info'> & { ready: boolean }) {
  const words = useWords()
  const tell = useTell(table)
  const toggle = () => tell({ type: 'ready', ready: !ready, ...(!ready && table.throwDice()) })
  return (
    <button type="button" className={ready ? 'second' : 'primary'} onClick={toggle} disabled={info.start !== undefined}>
      {words.say(ready ? 'table.room.notReady' : 'table.room.ready')}
    </button>
  )
}
