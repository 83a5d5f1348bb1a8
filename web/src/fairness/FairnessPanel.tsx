import type { TableInfo } from '@grotto/protocol'
import { useWords } from '../words/words.tsx'
import { FairnessNotice } from './FairnessNotice.tsx'
import { ImportedNotice } from './Imported.tsx'
import type { Noted } from './notes.ts'
import { SameDealNotice } from './SameDeal.tsx'

/** What this device knows about the shuffles of a table, and the seals it noted for whoever wants to keep them. */
export function FairnessPanel({ info, noted }: { info: TableInfo; noted: Noted | undefined }) {
  const words = useWords()
  if (!noted) return null
  return (
    <details className="fairness">
      <summary>{words.say('table.fair.title')}</summary>
      <FairnessNotice noted={noted} />
      <ImportedNotice imported={info.imported} />
      <SameDealNotice sameDeal={info.sameDeal} />
      {info.imported !== 'whole' && <Shuffles info={info} noted={noted} />}
    </details>
  )
}

/** Of a game that was dealt here, or goes on here. */
function Shuffles({ info, noted }: { info: TableInfo; noted: Noted }) {
  const words = useWords()
  const opened = Object.keys(info.fairness.revealed)
  const silent = (info.fairness.leftOut ?? []).flatMap(seat => {
    const sitter = info.seats[seat]
    return sitter?.kind === 'human' ? [sitter.name] : []
  })
  return (
    <>
      {noted.faults.length === 0 && !info.sameDeal && (
        <p>{words.say(noted.late ? 'table.fair.late' : 'table.fair.noted')}</p>
      )}
      {noted.faults.length === 0 && opened.length > 0 && (
        <p>{words.say('table.fair.opened', { opened: opened.length, seals: Object.keys(noted.commitments).length })}</p>
      )}
      {silent.length > 0 && <p>{words.say('table.fair.leftOut', { names: words.list(silent) })}</p>}
      <code>{JSON.stringify(noted.commitments)}</code>
    </>
  )
}
