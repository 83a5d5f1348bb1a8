import type { Said } from '@grotto/protocol'
import { type FormEvent, Suspense, use, useEffect, useRef, useState } from 'react'
import type { NamedAction } from '../boards/board-module.ts'
import { loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { isWord, type LiveTable } from './live-table.ts'
import { Phrases } from './Phrases.tsx'
import { useTell } from './use-tell.ts'

const LONGEST_CHAT = 300

/** What people say. Quick phrases reach everybody in their own language. */
export function Chat({ table }: { table: LiveTable }) {
  const words = useWords()
  const tell = useTell(table)
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) void tell({ type: 'chat', text: text.trim() })
    setText('')
  }
  const { info, viewer } = table
  const agreed = info?.status === 'playing' ? info.settings.talk : undefined
  if (agreed === 'silent' && viewer !== 'spectator')
    return (
      <section className="chat">
        <Sayings said={table.said} game={info!.game as GameName} />
        <p className="quiet">{words.say('table.talk.silent')}</p>
      </section>
    )
  return (
    <section className="chat">
      <Sayings said={table.said} {...(info && { game: info.game as GameName })} />
      {agreed === 'ownPlan' && <p className="quiet">{words.say('table.talk.ownPlan')}</p>}
      <Phrases say={phrase => void tell({ type: 'phrase', phrase })} />
      {viewer === 'spectator' && <p className="quiet">{words.say('table.chat.onlookers')}</p>}
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

function Sayings({ said, game }: { said: readonly Said[]; game?: GameName }) {
  const words = useWords()
  const end = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new saying is a reason to scroll
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said.length])
  // The log is there before the first word: what comes with it would not be read aloud.
  return (
    <div className="sayings" role="log">
      {said.length === 0 && <p className="quiet">{words.say('table.chat.none')}</p>}
      <ol>
        {said.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sayings are only ever added
          <li key={i} className={isWord(each) ? '' : 'sign'} ref={i === said.length - 1 ? end : undefined}>
            <b>{each.name}</b> <Saying said={each} game={game} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Saying({ said, game }: { said: Said; game: GameName | undefined }) {
  const words = useWords()
  if (said.type === 'chat') return said.text
  if (said.type === 'phrase') return words.say(`table.phrase.${said.phrase}`)
  if (said.type === 'point' || !said.plan || !game) return words.say('table.said.point')
  return (
    <Suspense>
      <Intent plan={said.plan} game={game} />
    </Suspense>
  )
}

/** What somebody says she will do, which may be a bluff; in the words of the game. */
function Intent({ plan, game }: { plan: NamedAction; game: GameName }) {
  const words = useWords()
  const { nameAction, namePlan } = use(loadBoard(game))
  if (namePlan) return namePlan(words, plan) ?? words.say('table.said.point')
  const name = nameAction?.(words, plan)
  return name ? words.say('table.said.intend', { plan: name }) : words.say('table.said.point')
}
