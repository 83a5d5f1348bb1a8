import type { TableInfo, Vote } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'
import { useNow } from './use-now.ts'
import { useTell } from './use-tell.ts'

interface Props {
  readonly table: LiveTable
  readonly info: TableInfo
  readonly names: readonly string[]
}

/** What the table is asked to agree on, with the two answers for those who have not given theirs. */
export const Votes = ({ table, info, names }: Props) =>
  info.votes.map(vote => <Asked key={`${vote.about}${vote.by}${vote.seat}`} table={table} vote={vote} names={names} />)

function Asked({ table, vote, names }: Omit<Props, 'info'> & { vote: Vote }) {
  const words = useWords()
  const tell = useTell(table)
  const { about, by, seat, missing } = vote
  const answer = (agree: boolean) => tell({ type: 'vote', about, agree, ...(seat !== undefined && { seat }) })
  const mine = table.viewer !== 'spectator' && missing.includes(table.viewer)
  return (
    <div className="vote paper">
      <p role="alert">
        {words.say(`table.vote.${about}`, { name: names[by] ?? '', whom: seat === undefined ? '' : names[seat]! })}
      </p>
      {mine ? (
        <Answers answer={answer} />
      ) : (
        <p className="quiet">
          {words.say('table.vote.waiting', { names: words.list(missing.map(each => names[each]!)) })}
        </p>
      )}
      {vote.until !== undefined && <TimeLeft until={vote.until} />}
      {by === table.viewer && (
        <button type="button" className="plain" onClick={() => answer(false)}>
          {words.say('table.vote.withdraw')}
        </button>
      )}
    </div>
  )
}

/** So long a finger may still be on its way to what lay there before. */
const UNASKED_MS = 800

/** The two answers stand apart, and take no press that was meant for something else. */
function Answers({ answer }: { answer: (agree: boolean) => void }) {
  const words = useWords()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), UNASKED_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="answers">
      <button type="button" className="plain" disabled={!ready} onClick={() => answer(false)}>
        {words.say('table.vote.no')}
      </button>
      <button type="button" className="dark" disabled={!ready} onClick={() => answer(true)}>
        {words.say('table.vote.yes')}
      </button>
    </div>
  )
}

function TimeLeft({ until }: { until: number }) {
  const words = useWords()
  const seconds = Math.max(0, Math.ceil((until - useNow(true)) / 1000))
  return <p className="quiet">{words.say('table.vote.until', { seconds })}</p>
}
