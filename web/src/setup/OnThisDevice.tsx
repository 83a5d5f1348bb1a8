import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useMe } from '../account/me.ts'
import { toast } from '../app/Toasts.tsx'
import { FACTS, type GameName } from '../games.ts'
import { botSitters } from '../local/bot-sitters.ts'
import type { LocalSitter } from '../local/local-store.ts'
import { newLocalGame } from '../local/new-game.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { DeviceSeats } from './DeviceSeats.tsx'
import { type AnyDraft, type AnyForm, draftOf } from './form.ts'
import { GameOptions } from './GameOptions.tsx'
import { Refused } from './Refused.tsx'
import { remember, remembered } from './remembered.ts'
import { Toggle } from './Toggle.tsx'
import { useRefusal } from './use-refusal.ts'

const BOTS_AT_FIRST = 2

/** A game on this device, for one person or for several who hand it round. */
export function OnThisDevice({ game, form }: { game: GameName; form: AnyForm }) {
  const words = useWords()
  const [, go] = useLocation()
  const name = useMe(me => me.name) || words.say('common.guest')
  const second = { name: words.say('table.setup.person', { number: 2 }) }
  const [sitters, setSitters] = useState<readonly LocalSitter[]>([{ name }, second])
  const last = useMemo(() => remembered(game), [game])
  const [draft, setDraft] = useState<AnyDraft>(() => draftOf(form, last.options ?? {}, words.language))
  const [odds, setOdds] = useState(last.odds ?? true)
  useEffect(() => {
    botSitters(game, Math.min(BOTS_AT_FIRST, FACTS[game].players[1] - 2)).then(bots =>
      setSitters(people => [...people, ...bots]),
    )
  }, [game])
  const players = sitters.length
  const options = form.optionsOf(draft, players)
  const refusal = useRefusal(game, options)
  const start = () => {
    remember(game, { options, odds })
    newLocalGame({ game, options, sitters: named(sitters, name), odds }).then(
      id => go(`/local/${id}`),
      () => toast(words.say('common.problem.failed')),
    )
  }
  return (
    <div className="columns">
      <div className="left">
        <DeviceSeats game={game} sitters={sitters} change={setSitters} />
      </div>
      <div className="right">
        <section className="panel options">
          <h2>{words.say('table.setup.options')}</h2>
          <GameOptions
            game={game}
            form={form}
            draft={draft}
            players={players}
            change={change => setDraft({ ...draft, ...change })}
          />
          <Toggle
            name={words.say('table.setup.odds')}
            note={words.say('table.setup.odds.note')}
            on={odds}
            change={setOdds}
          />
        </section>
        <div className="start">
          <Refused game={game} form={form} refusal={refusal} />
          <button type="button" className="primary" onClick={start} disabled={refusal !== undefined}>
            <Glyph name="play" size={22} />
            {words.say('table.setup.start', { players })}
          </button>
        </div>
      </div>
    </div>
  )
}

/** Nobody sits down without a name. */
const named = (sitters: readonly LocalSitter[], otherwise: string): readonly LocalSitter[] =>
  sitters.map(sitter => ({ ...sitter, name: sitter.name.trim() || otherwise }))
