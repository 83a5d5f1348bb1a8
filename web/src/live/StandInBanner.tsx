import type { TableInfo } from '@grotto/protocol'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'
import { mySeat, useTell } from './use-tell.ts'

/** A bot decides for me: said for as long as it does, and ended by one tap. */
export function StandInBanner({ table, info }: { table: LiveTable; info: TableInfo }) {
  const words = useWords()
  const tell = useTell(table)
  const seat = mySeat(table, info)
  if (info.status !== 'playing' || seat?.kind !== 'human' || !seat.standIn) return null
  return (
    <div className="stand-in paper" role="status">
      <Glyph name="bot" />
      <p>{words.say('table.standIn.mine')}</p>
      <button type="button" className="dark" onClick={() => tell({ type: 'standIn' })}>
        {words.say('table.standIn.takeBack')}
      </button>
    </div>
  )
}
