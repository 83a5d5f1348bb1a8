import { type FormEvent, useState } from 'react'
import { useMe } from '../account/me.ts'
import { TextField } from '../app/TextField.tsx'
import { renameMe } from '../net/api.ts'
import { live } from '../net/socket.ts'
import { useWords } from '../words/words.tsx'

const LONGEST_NAME = 24

export interface NameDraft {
  readonly name: string
  readonly write: (name: string) => void
  /** The name is kept as it stands there, before anything else is done in it. */
  readonly keep: () => Promise<void>
}

/** The name somebody joins with: the one she has, until she writes another. */
export function useNameDraft(): NameDraft {
  const words = useWords()
  const { name: known, rename } = useMe()
  const [written, write] = useState<string>()
  const name = written ?? (known || live.name)
  const keep = async () => {
    const wanted = name.trim() || known || live.name
    if (!wanted) return
    rename(wanted)
    if (wanted !== known || wanted !== live.name) await renameMe(wanted, words.language)
    write(undefined)
  }
  return { name, write, keep }
}

/** Whoever joins is asked for a name. It is there already: sitting down keeps it, and so does one tap. */
export function JoinName({ draft, seated }: { draft: NameDraft; seated: boolean }) {
  const words = useWords()
  const keep = (event: FormEvent) => {
    event.preventDefault()
    void draft.keep()
  }
  return (
    <form className="join-name paper" onSubmit={keep}>
      <TextField
        label={words.say('table.join.as')}
        value={draft.name}
        longest={LONGEST_NAME}
        autoComplete="nickname"
        write={draft.write}
      />
      {seated ? (
        <button type="submit" className="dark">
          {words.say('common.save')}
        </button>
      ) : (
        <p>{words.say('table.join.hint')}</p>
      )}
    </form>
  )
}
