import { PHRASES, type Said } from '@grotto/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { LiveTable } from './live-table.ts'
import { useTell } from './use-tell.ts'

const LONGEST_CHAT = 300

/** What people say. Quick phrases reach everybody in the own language. */
export function Chat({ table }: { table: LiveTable }) {
  const words = useWords()
  const tell = useTell(table)
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) void tell({ type: 'chat', text: text.trim() })
    setText('')
  }
  return (
    <section className="chat">
      <Sayings said={table.said} />
      <div className="phrases">
        {PHRASES.map(phrase => (
          <button key={phrase} type="button" className="small" onClick={() => tell({ type: 'phrase', phrase })}>
            {words.say(`table.phrase.${phrase}`)}
          </button>
        ))}
      </div>
      {table.viewer === 'spectator' && <p className="quiet">{words.say('table.chat.onlookers')}</p>}
      <form onSubmit={send}>
        <input
          aria-label={words.say('table.chat.write')}
          placeholder={words.say('table.chat.write')}
          maxLength={LONGEST_CHAT}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button type="submit" className="small" aria-label={words.say('table.chat.send')}>
          <Glyph name="forward" />
        </button>
      </form>
    </section>
  )
}

function Sayings({ said }: { said: readonly Said[] }) {
  const words = useWords()
  const end = useRef<HTMLLIElement>(null)
  const spoken = said.filter(each => each.type === 'chat' || each.type === 'phrase')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new saying is a reason to scroll
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [spoken.length])
  if (spoken.length === 0) return <p className="quiet">{words.say('table.chat.none')}</p>
  return (
    <div className="sayings" role="log">
      <ol>
        {spoken.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sayings are only ever added
          <li key={i} ref={i === spoken.length - 1 ? end : undefined}>
            <b>{each.name}</b> {each.type === 'chat' ? each.text : words.say(`table.phrase.${each.phrase}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
