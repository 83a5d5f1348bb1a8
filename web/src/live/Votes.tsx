import type { TableInfo } from '@grotto/protocol'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'
import { useTell } from './use-tell.ts'

/** What the table is asked to agree on, with the two answers for those who have not given theirs. */
export function Votes({ table, info, names }: { table: LiveTable; info: TableInfo; names: readonly string[] }) {
  const words = useWords()
  const tell = useTell(table)
  return info.votes.map(({ about, by, seat, missing }) => (
    <div key={`${about}${seat}`} className="vote paper" role="alert">
      <p>{words.say(`table.vote.${about}`, { name: names[by] ?? '', whom: seat === undefined ? '' : names[seat]! })}</p>
      {table.viewer !== 'spectator' && missing.includes(table.viewer) ? (
        <div className="dialog-buttons">
          {[true, false].map(agree => (
            <button
              key={String(agree)}
              type="button"
              className={agree ? 'dark' : 'plain'}
              onClick={() => tell({ type: 'vote', about, agree, ...(seat !== undefined && { seat }) })}
            >
              {words.say(agree ? 'table.vote.yes' : 'table.vote.no')}
            </button>
          ))}
        </div>
      ) : (
        <p className="quiet">
          {words.say('table.vote.waiting', { names: words.list(missing.map(each => names[each]!)) })}
        </p>
      )}
    </div>
  ))
}
