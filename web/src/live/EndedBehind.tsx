import type { TableInfo } from '@grotto/protocol'
import { Link } from 'wouter'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'
import { useBehind } from './use-behind.ts'
import { mySeat } from './use-tell.ts'

/** Nobody finds a game finished behind her back without being told, and shown the way to where she was. */
export function EndedBehind({ table, info }: { table: LiveTable; info: TableInfo }) {
  const words = useWords()
  const behind = useBehind(table, info)
  if (!behind) return null
  const seat = mySeat(table, info)
  const bot = seat?.kind === 'human' && seat.standIn !== undefined
  return (
    <div className="ended-behind paper" role="alert">
      <h2>{words.say('table.behind.title')}</h2>
      <p>{words.say(bot ? 'table.behind.bot' : 'table.behind.text')}</p>
      <div className="dialog-buttons">
        <button type="button" className="plain" onClick={behind.dismiss}>
          {words.say('common.close')}
        </button>
        <Link className="dark" href={`/replay/table/${info.id}?move=${behind.from}`}>
          <Glyph name="film" />
          {words.say('table.behind.watch')}
        </Link>
      </div>
    </div>
  )
}
