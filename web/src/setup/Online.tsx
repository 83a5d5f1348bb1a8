import { DEFAULT_SETTINGS, type Settings } from '@grotto/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMe } from '../account/me.ts'
import { sayProblem } from '../app/problems.ts'
import { FACTS, type GameName } from '../games.ts'
import { createTable, renameMe } from '../net/api.ts'
import { Choice } from '../play/Choice.tsx'
import { useWords } from '../words/words.tsx'
import { GameOptions } from './GameOptions.tsx'
import { type Draft, firstDraft, optionsOf } from './options.ts'
import { TableSettings } from './TableSettings.tsx'

/** A table on the server: seats, options and settings now, people by invitation afterwards. */
export function Online({ game }: { game: GameName }) {
  const words = useWords()
  const [, go] = useLocation()
  const name = useMe(me => me.name)
  const [least, most] = FACTS[game].players
  const [players, setPlayers] = useState(4)
  const [draft, setDraft] = useState<Draft>(firstDraft(words.language))
  const [settings, setSettings] = useState<Settings>(DEFAULT_SETTINGS)
  const [busy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    try {
      if (name) await renameMe(name, words.language)
      const made = await createTable({ game, options: optionsOf(game, draft, players), settings })
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
          values={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
          value={players}
          label={String}
          choose={setPlayers}
        />
        <GameOptions game={game} draft={draft} players={players} change={change => setDraft({ ...draft, ...change })} />
      </section>
      <div className="right">
        <section className="panel options">
          <h2>{words.say('table.setup.table')}</h2>
          <TableSettings settings={settings} change={change => setSettings({ ...settings, ...change })} />
        </section>
        <div className="start">
          <p>{words.say('table.setup.createNote')}</p>
          <button type="button" className="primary" onClick={create} disabled={busy}>
            {words.say('table.setup.create')}
          </button>
        </div>
      </div>
    </div>
  )
}
