import { useId } from 'react'
import { tableSizes } from '../games.ts'
import { Choice } from '../play/Choice.tsx'
import { GameOptions } from '../setup/GameOptions.tsx'
import { Refused } from '../setup/Refused.tsx'
import { useRefusal } from '../setup/use-refusal.ts'
import { useWords } from '../words/words.tsx'
import { type Bench, isTeam, optionsOf, type Setting, searches, withPlayers } from './setting.ts'

interface Props {
  readonly bench: Bench
  readonly setting: Setting
  readonly change: (setting: Setting) => void
}

/** Who plays, how many, and with which options: the form of a table. */
export function SettingForm({ bench, setting, change }: Props) {
  const words = useWords()
  const { game, form } = bench
  return (
    <section className="panel options">
      <h2>{words.say('lab.settings')}</h2>
      <Choice
        name="players"
        legend={words.say('table.setup.players')}
        values={tableSizes(game)}
        value={setting.players}
        label={String}
        choose={players => change(withPlayers(bench, setting, players))}
      />
      <GameOptions
        game={game}
        form={form}
        draft={setting.draft}
        players={setting.players}
        change={part => change({ ...setting, draft: { ...setting.draft, ...part } })}
      />
      <Bots bench={bench} setting={setting} change={change} />
      <Refused game={game} form={form} refusal={useRefusal(game, optionsOf(bench, setting))} />
    </section>
  )
}

function Bots({ bench, setting, change }: Props) {
  const words = useWords()
  const { game, roster } = bench
  const id = useId()
  const seatName = (seat: number): string =>
    isTeam(game) ? words.say('lab.bots.team') : words.say('lab.bots.seat', { number: seat + 1 })
  return (
    <fieldset>
      <legend>{words.say('lab.bots')}</legend>
      <div className="lab-bots">
        {setting.bots.map((bot, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <p key={seat}>
            <label htmlFor={`${id}${seat}`}>{seatName(seat)}</label>
            <select
              id={`${id}${seat}`}
              value={bot}
              onChange={event => change({ ...setting, bots: setting.bots.with(seat, event.currentTarget.value) })}
            >
              {roster.map(each => (
                <option key={each.id} value={each.id}>
                  {each.name}, {words.say(`table.level.${each.level as 1 | 2 | 3 | 4}`)}
                </option>
              ))}
            </select>
          </p>
        ))}
      </div>
      {searches(bench, setting) && <small>{words.say('lab.slow')}</small>}
    </fieldset>
  )
}
