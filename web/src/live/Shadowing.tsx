import type { TableInfo } from '@grotto/protocol'
import { useWords, WordsFor } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'
import { useTell } from './use-tell.ts'
import './shadowing.css'

interface Props {
  readonly table: LiveTable
  readonly info: TableInfo
}

/** Who looks over whose shoulder: asked, allowed, ended. */
export function ShadowNotices(props: Props) {
  return (
    <WordsFor areas={['common', 'review']}>
      {props.table.viewer === 'spectator' ? <Mine {...props} /> : <Others {...props} />}
    </WordsFor>
  )
}

function Others({ table }: Props) {
  const words = useWords()
  const tell = useTell(table)
  const answer = (person: string, allowed: boolean) => void tell({ type: 'allowShadow', person, allowed })
  const { asking, allowed } = table.shadows
  return (
    <>
      {asking.map(({ person, name }) => (
        <div key={person} className="vote paper">
          <p role="alert">{words.say('review.shadow.asks', { name })}</p>
          <div className="answers">
            <button type="button" className="plain" onClick={() => answer(person, false)}>
              {words.say('review.shadow.decline')}
            </button>
            <button type="button" className="dark" onClick={() => answer(person, true)}>
              {words.say('review.shadow.allow')}
            </button>
          </div>
        </div>
      ))}
      {allowed.map(({ person, name }) => (
        <div key={person} className="over-shoulder" role="status">
          <p>{words.say('review.shadow.looks', { name })}</p>
          <button type="button" className="small" onClick={() => answer(person, false)}>
            {words.say('review.shadow.end')}
          </button>
        </div>
      ))}
    </>
  )
}

function Mine({ table, info }: Props) {
  const words = useWords()
  const tell = useTell(table)
  const { seat, allowed } = table.shadowing
  const sitter = seat === null ? undefined : info.seats[seat]
  if (sitter?.kind !== 'human') return null
  return (
    <div className="over-shoulder" role="status">
      <p>{words.say(allowed ? 'review.shadow.mine' : 'review.shadow.asked', { name: sitter.name })}</p>
      <button type="button" className="small" onClick={() => void tell({ type: 'shadow', seat: null })}>
        {words.say('review.shadow.end')}
      </button>
    </div>
  )
}

/** Whoever looks on asks a player. */
export function AskShadow({ table, seat, name }: { table: LiveTable; seat: number; name: string }) {
  return (
    <WordsFor areas={['common', 'review']}>
      <Ask table={table} seat={seat} name={name} />
    </WordsFor>
  )
}

function Ask({ table, seat, name }: { table: LiveTable; seat: number; name: string }) {
  const words = useWords()
  const tell = useTell(table)
  if (table.shadowing.seat === seat) return null
  return (
    <button
      type="button"
      className="small"
      aria-label={words.say('review.shadow.ask', { name })}
      onClick={() => void tell({ type: 'shadow', seat })}
    >
      {words.say('review.shadow.ask.short')}
    </button>
  )
}
