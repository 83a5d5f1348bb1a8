import type { TableInfo } from '@grotto/protocol'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { Block } from './Block.tsx'
import { useHidden } from './hidden.ts'
import type { LiveTable, TableRequest } from './live-table.ts'
import { Report } from './Report.tsx'
import { useConfirm } from './use-confirm.tsx'
import { isHost, mySeat, useTell } from './use-tell.ts'

interface Props {
  readonly table: LiveTable
  readonly info: TableInfo
  readonly person: string
  readonly name: string
  /** Where she sits, if she does. */
  readonly seat?: number
}

/** What can be done about somebody else at the table. */
export function PersonSteps(props: Props) {
  const { table, info, person, name, seat } = props
  const words = useWords()
  const tell = useTell(table)
  const { people, turn } = useHidden()
  const [ask, dialog] = useConfirm()
  const take = ({ key, request }: Step) => {
    const act = () => void tell(request(person))
    if (key === 'standIn') act()
    else ask({ deed: key, names: { name }, text: words.say(`table.confirm.${key}.text`), act })
  }
  const muted = info.muted?.includes(person) ?? false
  const steps = stepsAbout(table, info, seat)
  return (
    <details className="person-steps">
      <summary aria-label={words.say('table.person.more', { name })}>
        <Glyph name="menu" size={18} />
      </summary>
      <div>
        <button type="button" className="small" onClick={() => turn(person)}>
          {words.say(people.includes(person) ? 'table.person.show' : 'table.person.hide')}
        </button>
        {isHost(table, info) && (
          <button type="button" className="small" onClick={() => tell({ type: 'mute', person, muted: !muted })}>
            {words.say(muted ? 'table.person.unmute' : 'table.person.mute')}
          </button>
        )}
        <Block person={person} name={name} />
        <Report table={table.id} person={person} name={name} />
        {steps.map(step => (
          <button key={step.key} type="button" className="small" onClick={() => take(step)}>
            {words.say(`table.person.${step.key}`, { name })}
          </button>
        ))}
        {dialog}
      </div>
    </details>
  )
}

interface Step {
  readonly key: 'remove' | 'standIn' | 'handOver'
  readonly request: (person: string) => TableRequest
}

/** Who plays may ask for a bot on another seat; who sits may give the own seat to somebody who looks on. */
function stepsAbout(table: LiveTable, info: TableInfo, seat: number | undefined): readonly Step[] {
  if (mySeat(table, info) === undefined || (info.status !== 'lobby' && info.status !== 'playing')) return []
  if (seat === undefined) return [{ key: 'handOver', request: to => ({ type: 'handOver', to }) }]
  if (info.status !== 'playing') return []
  const remove: Step = { key: 'remove', request: () => ({ type: 'vote', about: 'remove', seat, agree: true }) }
  const standIn: Step = { key: 'standIn', request: () => ({ type: 'standIn', seat }) }
  return table.isHere(seat) ? [remove] : [standIn, remove]
}
