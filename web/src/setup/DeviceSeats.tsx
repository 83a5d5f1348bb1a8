import { type GameName, tableSizes } from '../games.ts'
import type { BotInfo } from '../local/bot-client.ts'
import { nextBotSitter, thinkers } from '../local/bot-sitters.ts'
import type { LocalSitter } from '../local/local-store.ts'
import { mottoOf } from '../local/motto.ts'
import { useRoster } from '../local/use-roster.ts'
import { personOf } from '../pictures/explorers.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { Portrait } from '../pictures/Portrait.tsx'
import { useWords } from '../words/words.tsx'
import './seats.css'

interface SeatsProps {
  readonly game: GameName
  readonly sitters: readonly LocalSitter[]
  readonly change: (sitters: readonly LocalSitter[]) => void
}

/** Who sits at a game on this device: people with names to be typed, and bots. */
export function DeviceSeats({ game, sitters, change }: SeatsProps) {
  const words = useWords()
  const roster = useRoster(game)
  const sizes = tableSizes(game)
  const replace = (seat: number, sitter: LocalSitter) => change(sitters.with(seat, sitter))
  const addPerson = () =>
    change([...sitters, { name: words.say('table.setup.person', { number: sitters.length + 1 }) }])
  const addBot = () => change([...sitters, nextBotSitter(thinkers(roster), sitters)])
  return (
    <ol className="seats">
      {sitters.map((sitter, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className="taken">
          <Portrait who={personOf(seat)} />
          <span className="sitter">
            {sitter.bot ? (
              <BotChoice
                roster={roster}
                sitter={sitter}
                choose={bot => replace(seat, nextBotSitter([bot], sitters.toSpliced(seat, 1)))}
              />
            ) : (
              <input
                aria-label={words.say('table.setup.nameOf', { number: seat + 1 })}
                value={sitter.name}
                maxLength={24}
                onInput={event => replace(seat, { name: event.currentTarget.value })}
              />
            )}
            <small>{sitter.bot ? mottoOf(words, sitter.bot) : words.say('table.seat.here')}</small>
          </span>
          {sitters.length > sizes[0]! && (
            <button
              type="button"
              className="icon"
              aria-label={words.say('table.seat.remove', { name: sitter.name })}
              onClick={() => change(sitters.toSpliced(seat, 1))}
            >
              <Glyph name="close" size={18} />
            </button>
          )}
        </li>
      ))}
      {sitters.length < sizes.at(-1)! && (
        <li className="free">
          <button type="button" onClick={addPerson}>
            <Glyph name="user" />
            {words.say('table.seat.addPerson')}
          </button>
          <button type="button" onClick={addBot} disabled={roster.length === 0}>
            <Glyph name="plus" />
            {words.say('table.seat.addBot')}
          </button>
        </li>
      )}
    </ol>
  )
}

interface BotChoiceProps {
  readonly roster: readonly BotInfo[]
  readonly sitter: LocalSitter
  readonly choose: (bot: BotInfo) => void
}

/** Which bot it is, from the one who plays at random to the strongest. */
export function BotChoice({ roster, sitter, choose }: BotChoiceProps) {
  const words = useWords()
  return (
    <select
      aria-label={words.say('table.seat.whichBot')}
      value={sitter.bot}
      onChange={event => choose(roster.find(bot => bot.id === event.currentTarget.value)!)}
    >
      {roster.map(bot => (
        <option key={bot.id} value={bot.id}>
          {bot.id === sitter.bot ? sitter.name : bot.name}, {words.say(`table.level.${bot.level as 1}`)}
        </option>
      ))}
    </select>
  )
}
