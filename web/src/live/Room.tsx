import type { TableInfo } from '@grotto/protocol'
import { Header } from '../app/Header.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { FACTS, type GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { GameOptions } from '../setup/GameOptions.tsx'
import { draftOf, optionsOf } from '../setup/options.ts'
import { TableSettings } from '../setup/TableSettings.tsx'
import { useWords } from '../words/words.tsx'
import { sayAnswer } from './answers.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { Invite } from './Invite.tsx'
import type { LiveTable } from './live-table.ts'
import { RoomSeats } from './RoomSeats.tsx'
import '../setup/setup.css'
import './live.css'

/** Before the game: who sits where, who is ready, how to get here. */
export function Room({ table, info }: { table: LiveTable; info: TableInfo }) {
  const words = useWords()
  const game = info.game as GameName
  const hostName = info.seats.find(seat => seat.kind === 'human' && seat.person === info.host)
  const title = words.say('table.room.title', { name: hostName?.kind === 'human' ? hostName.name : '' })
  const hosting = isHost(table, info)
  usePageTitle(title)
  return (
    <>
      <Header back="/" />
      <main className="setup room">
        <div className="head">
          <div>
            <h1>{title}</h1>
            <p>
              {words.say(`common.game.${game}`)}
              {', '}
              {words.say('table.room.players', { from: FACTS[game].players[0], to: FACTS[game].players[1] })}
            </p>
          </div>
        </div>
        <div className="columns">
          <div className="left">
            <RoomSeats table={table} info={info} hosting={hosting} />
            <RoomOptions table={table} info={info} hosting={hosting} />
          </div>
          <div className="right">
            <Invite code={info.code} />
            <Begin table={table} info={info} hosting={hosting} />
          </div>
        </div>
      </main>
      <ConnectionNotice connection={table.connection} />
    </>
  )
}

export interface RoomProps {
  readonly table: LiveTable
  readonly info: TableInfo
  readonly hosting: boolean
}

export const mySeat = (table: LiveTable, info: TableInfo) =>
  table.viewer === 'spectator' ? undefined : info.seats[table.viewer]

function isHost(table: LiveTable, info: TableInfo): boolean {
  const seat = mySeat(table, info)
  return seat?.kind === 'human' && seat.person === info.host
}

function RoomOptions({ table, info, hosting }: RoomProps) {
  const words = useWords()
  const game = info.game as GameName
  const draft = draftOf(game, info.options, words.language)
  const players = info.seats.length
  const configure = (change: { options?: object; settings?: Partial<TableInfo['settings']> }) =>
    void table.ask({ type: 'configure', ...change }).then(answer => sayAnswer(words, answer))
  return (
    <section className="panel options">
      <h2>{words.say('table.setup.options')}</h2>
      <GameOptions
        game={game}
        draft={draft}
        players={players}
        change={change => configure({ options: optionsOf(game, { ...draft, ...change }, players) })}
        disabled={!hosting}
      />
      <TableSettings settings={info.settings} change={settings => configure({ settings })} disabled={!hosting} />
    </section>
  )
}

const ENTROPY_BYTES = 32
const entropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Ready for everybody, start for the host. Being ready throws this device's own dice into the shuffle. */
function Begin({ table, info, hosting }: RoomProps) {
  const words = useWords()
  const seat = mySeat(table, info)
  if (seat?.kind !== 'human') return null
  const taken = info.seats.filter(each => each.kind !== 'open').length
  const waiting = info.seats.filter(each => each.kind === 'human' && !each.ready && each.person !== info.host).length
  const setReady = () => table.ask({ type: 'ready', ready: !seat.ready, ...(!seat.ready && { entropy: entropy() }) })
  const start = async () => {
    if (!seat.ready) await table.ask({ type: 'ready', ready: true, entropy: entropy() })
    sayAnswer(words, await table.ask({ type: 'start' }))
  }
  return (
    <div className="start">
      <p role="status">{words.say(hosting ? 'table.room.waiting' : 'table.room.hostStarts', { waiting })}</p>
      {hosting ? (
        <button type="button" className="primary" onClick={start}>
          <Glyph name="play" size={22} />
          {words.say('table.setup.start', { players: taken })}
        </button>
      ) : (
        <button type="button" className="primary" aria-pressed={seat.ready} onClick={setReady}>
          {words.say(seat.ready ? 'table.room.notReady' : 'table.room.ready')}
        </button>
      )}
    </div>
  )
}
