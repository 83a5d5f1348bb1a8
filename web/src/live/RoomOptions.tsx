import type { TableInfo } from '@grotto/protocol'
import { use } from 'react'
import { loadForm } from '../boards/boards.ts'
import { type GameName, tableSizes } from '../games.ts'
import { Choice } from '../play/Choice.tsx'
import { draftOf } from '../setup/form.ts'
import { GameOptions } from '../setup/GameOptions.tsx'
import { TableSettings } from '../setup/TableSettings.tsx'
import { useWords } from '../words/words.tsx'
import type { RoomProps } from './Room.tsx'
import { useTell } from './use-tell.ts'

/** The options of a table: everybody sees them, the host changes them. */
export function RoomOptions({ table, info, hosting }: RoomProps) {
  const words = useWords()
  const tell = useTell(table)
  const game = info.game as GameName
  const form = use(loadForm(game))
  const draft = draftOf(form, form.settled?.(info) ?? info.options, words.language)
  const players = info.seats.length
  const configure = (change: { options?: object; settings?: Partial<TableInfo['settings']> }) =>
    void tell({ type: 'configure', ...change })
  return (
    <section className="panel options">
      <h2>{words.say('table.setup.options')}</h2>
      <Choice
        name="players"
        legend={words.say('table.setup.players')}
        values={tableSizes(game)}
        value={players}
        label={String}
        choose={wanted => configure({ options: form.optionsOf(draft, wanted) })}
        disabled={!hosting || info.sameDeal !== undefined}
      />
      <GameOptions
        game={game}
        form={form}
        draft={draft}
        players={players}
        change={change => configure({ options: form.optionsOf({ ...draft, ...change }, players) })}
        disabled={!hosting || info.sameDeal !== undefined}
      />
      <TableSettings
        game={game}
        settings={info.settings}
        listed={!info.sameDeal}
        change={settings => configure({ settings })}
        disabled={!hosting}
      />
    </section>
  )
}
