import { useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import { toast } from '../app/Toasts.tsx'
import { blockPerson } from '../net/api.ts'
import { useWords } from '../words/words.tsx'

/** Keeps somebody from every table of mine, and from my ears; asked once more. My Grotto takes it back. */
export function Block({ person, name }: { person: string; name: string }) {
  const words = useWords()
  const [sure, setSure] = useState(false)
  const block = () => {
    setSure(false)
    void blockPerson({ person, blocked: true }).then(
      () => toast(words.say('table.person.blocked', { name })),
      problem => sayProblem(words, problem),
    )
  }
  return (
    <button type="button" className="small" onClick={() => (sure ? block() : setSure(true))}>
      {words.say(sure ? 'table.person.blockSure' : 'table.person.block', { name })}
    </button>
  )
}
