import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'

/** The longest label of a token or a passkey. */
export const LONGEST_LABEL = 40

interface Props<One> {
  readonly all: readonly One[]
  readonly remove: (one: One) => void
  /** What the button says that removes one. */
  readonly removeText: string
  readonly children: (one: One) => ReactNode
}

/** What lets somebody in as me, each with a button that ends it. */
export function Credentials<One extends { readonly id: string }>({ all, remove, removeText, children }: Props<One>) {
  return (
    <ul className="tokens">
      {all.map(one => (
        <li key={one.id}>
          {children(one)}
          <button type="button" className="plain" onClick={() => remove(one)}>
            {removeText}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface CredentialProps {
  readonly name: string
  readonly used: number | null
  /** Said before and after when it was used last. */
  readonly before?: string
  readonly after?: string | false
}

export function Credential({ name, used, before, after }: CredentialProps) {
  const words = useWords()
  const lastUsed =
    used === null ? words.say('account.token.unused') : words.say('account.token.used', { day: dayOf(words, used) })
  return (
    <span>
      <b>{name}</b> <small>{[before, lastUsed, after].filter(Boolean).join(' ')}</small>
    </span>
  )
}

export const dayOf = ({ language }: { readonly language: string }, time: number): string =>
  new Date(time).toLocaleDateString(language)
