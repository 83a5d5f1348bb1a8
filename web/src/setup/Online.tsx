import { DEFAULT_SETTINGS, type Settings } from '@grotto/protocol'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useMe } from '../account/me.ts'
import { sayProblem } from '../app/problems.ts'
import { FACTS, type GameName, tableSizes } from '../games.ts'
import { createTable, renameMe } from '../net/api.ts'
import { Choice } from '../play/Choice.tsx'
import { useWords } from '../words/words.tsx'
import { ForClub } from './ForClub.tsx'
import { type AnyDraft, type AnyForm, draftOf } from './form.ts'
import { GameOptions } from './GameOptions.tsx'
import { Refused } from './Refused.tsx'
import { remember, remembered } from './remembered.ts'
import { TableSettings } from './TableSettings.tsx'
import { useRefusal } from './use-refusal.ts'

const USUAL_PLAYERS = 4

/** A table on the server: seats, options and settings now, people by invitation afterwards. */
export function Online({ game, form, club }: { game: GameName; form: AnyForm; club: string | undefined }) {
  const words = useWords()
  const [, go] = useLocation()
  const name = useMe(me => me.name)
  const last = useMemo(() => remembered(game), [game])
  const [players, setPlayers] = useState(last.players ?? Math.min(USUAL_PLAYERS, FACTS[game].players[1]))
  const [draft, setDraft] = useState<AnyDraft>(() => draftOf(form, last.options ?? {}, words.language))
  const [settings, setSettings] = useState<Settings>({
    ...DEFAULT_SETTINGS,
    language: words.language,
    ...last.settings,
  })
  const [busy, setBusy] = useState(false)
  const options = form.optionsOf(draft, players)
  const refusal = useRefusal(game, options)
  const create = async () => {
    setBusy(true)
    try {
      if (name) await renameMe(name, words.language)
      const made = await createTable({ game, options, settings, ...(club && { club }) })
      const { name: _, ...others } = settings
      remember(game, { players, options, settings: others })
      go(`/t/${made.id}`)
    } catch (problem) {
      sayProblem(words, problem)
      setBusy(false)
    }
  }
  return (
    <div className="columns">
      <section className="panel options">
        <h2>{words.say('table.setup.options')}</h2>
        <Choice
          name="players"
          legend={words.say('table.setup.players')}
          values={tableSizes(game)}
          value={players}
          label={String}
          choose={setPlayers}
        />
        <GameOptions
          game={game}
          form={form}
          draft={draft}
          players={players}
          change={change => setDraft({ ...draft, ...change })}
        />
      </section>
      <div className="right">
        <section className="panel options">
          <h2>{words.say('table.setup.table')}</h2>
          <TableSettings game={game} settings={settings} change={change => setSettings({ ...settings, ...change })} />
        </section>
        <div className="start">
          <Refused game={game} form={form} refusal={refusal} />
          {club ? <ForClub club={club} /> : <p>{words.say('table.setup.createNote')}</p>}
          <button type="button" className="primary" onClick={create} disabled={busy || refusal !== undefined}>
            {words.say('table.setup.create')}
          </button>
        </div>
      </div>
    </div>
  )
}
