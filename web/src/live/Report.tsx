import { useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { toast } from '../app/Toasts.tsx'
import { reportPerson } from '../net/api.ts'
import { useWords } from '../words/words.tsx'

interface Props {
  readonly table: string
  readonly person: string
  readonly name: string
}

/** Tells whoever runs the server of somebody; asked once more what is meant, and nobody at the table hears of it. */
export function Report({ table, person, name }: Props) {
  const words = useWords()
  const [asking, setAsking] = useState(false)
  const report = async (kind: 'message' | 'name') => {
    setAsking(false)
    await reportPerson(table, { person, kind }).then(
      () => toast(words.say('table.report.done')),
      problem => sayProblem(words, problem),
    )
  }
  if (!asking)
    return (
      <button type="button" className="small" onClick={() => setAsking(true)}>
        {words.say('table.report.ask')}
      </button>
    )
  return (
    <fieldset className="report">
      <legend>{words.say('table.report.sure', { name })}</legend>
      <button type="button" className="small" onClick={() => report('message')}>
        {words.say('table.report.message')}
      </button>
      <button type="button" className="small" onClick={() => report('name')}>
        {words.say('table.report.name')}
      </button>
      <button type="button" className="small" onClick={() => setAsking(false)}>
        {words.say('common.cancel')}
      </button>
    </fieldset>
  )
}
