import type { SeatInfo, TableInfo } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { FACTS, type GameName } from '../games.ts'
import { thinkers } from '../local/bot-sitters.ts'
import { useRoster } from '../local/use-roster.ts'
import { personOf } from '../pictures/explorers.ts'
import { Token } from '../pictures/Portrait.tsx'
import { useWords } from '../words/words.tsx'
import type { LiveTable, TableRequest } from './live-table.ts'
import { PersonSteps } from './PersonSteps.tsx'
import { AskShadow } from './Shadowing.tsx'
import { sittersOf } from './sitters.ts'
import { useConfirm } from './use-confirm.tsx'
import { mySeat, useTell } from './use-tell.ts'

interface Props {
  readonly table: LiveTable
  readonly info: TableInfo
}
/** Whoever has done something about her seat wants to see the board, not the panel that covers it on a phone. */
interface StepProps extends Props {
  readonly onDone: () => void
}

/** Who sits here, whether they are connected, and for whom a bot decides. */
export function People({ table, info, onDone }: StepProps) {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  const sitters = sittersOf(words, info.seats, roster)
  return (
    <section className="people">
      <ul>
        {info.seats.map((seat, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={number}>
            <Token who={personOf(number)} name={sitters[number]!.name} size={30} />
            <b>{sitters[number]!.name}</b>
            <small>{noteOn(words, info, seat, table.isHere(number))}</small>
            {seat.kind === 'human' && table.viewer !== number && (
              <PersonSteps table={table} info={info} person={seat.person} name={seat.name} seat={number} />
            )}
            {seat.kind === 'human' && info.status === 'playing' && mayShadow(table, info) && (
              <Suspense>
                <AskShadow table={table} seat={number} name={seat.name} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      {table.spectators > 0 && <p>{words.say('table.panel.onlookers', { count: table.spectators })}</p>}
      <Onlookers table={table} info={info} />
      {info.status === 'playing' && <Steps table={table} info={info} onDone={onDone} />}
    </section>
  )
}

/** Where players have secrets there is nothing to see over a shoulder that is not on the board by then. */
const mayShadow = ({ viewer }: LiveTable, { game }: TableInfo): boolean =>
  viewer === 'spectator' && !FACTS[game as GameName].secret

/** Those who look on, by name; their own line tells them nothing. */
function Onlookers({ table, info }: Props) {
  const words = useWords()
  return (
    <ul>
      {table.watching.map(({ person, name }) => (
        <li key={person}>
          <b>{name}</b>
          {info.muted?.includes(person) && <small>{words.say('table.person.muted')}</small>}
          {table.viewer !== 'spectator' && <PersonSteps table={table} info={info} person={person} name={name} />}
        </li>
      ))}
    </ul>
  )
}

function noteOn(words: Words, { muted, host, status }: TableInfo, seat: SeatInfo, online: boolean): string {
  const presence = words.say(`table.presence.${presenceOf(seat, online, status === 'playing')}`)
  if (seat.kind !== 'human') return presence
  const hosts = seat.person === host ? [words.say('table.seat.host')] : []
  const muffled = muted?.includes(seat.person) ? [words.say('table.person.muted')] : []
  return [...hosts, presence, ...muffled].join(', ')
}

type Presence = 'bot' | 'open' | 'standIn' | 'online' | 'away'
function presenceOf(seat: SeatInfo, online: boolean, playing: boolean): Presence {
  if (seat.kind !== 'human') return seat.kind
  // Once the game is over nobody has to be stood in for.
  if (seat.standIn && playing) return 'standIn'
  return online ? 'online' : 'away'
}

/** What a player can do about her own seat, and what she can ask of all. */
function Steps({ table, info, onDone }: StepProps) {
  const words = useWords()
  const tell = useTell(table)
  const roster = useRoster(info.game as GameName)
  const [ask, dialog] = useConfirm()
  const [, navigate] = useLocation()
  const seat = mySeat(table, info)
  if (seat?.kind !== 'human') return null
  const tellAndClose = async (request: TableRequest) => {
    const done = await tell(request)
    if (done) onDone()
    return done
  }
  const letBotPlay = () => tellAndClose({ type: 'standIn', bot: thinkers(roster).at(-1)!.id })
  const alone = info.seats.filter(each => each.kind === 'human' && !each.standIn).length <= 1
  const stop = () =>
    ask({
      deed: 'stop',
      text: words.say(alone ? 'table.confirm.stop.alone' : 'table.confirm.stop.text'),
      act: () => void tellAndClose({ type: 'vote', about: 'abandon', agree: true }),
    })
  const goHome = async () => {
    if (await tell({ type: 'leave' })) navigate('/')
  }
  const leave = () => ask({ deed: 'leave', text: words.say('table.confirm.leave.text'), act: () => void goHome() })
  return (
    <div className="steps">
      {seat.standIn ? (
        <button type="button" className="small" onClick={() => tellAndClose({ type: 'standIn' })}>
          {words.say('table.panel.takeBack')}
        </button>
      ) : (
        <button type="button" className="small" disabled={roster.length === 0} onClick={letBotPlay}>
          {words.say('table.panel.letBotPlay')}
        </button>
      )}
      <button type="button" className="small" onClick={stop}>
        {words.say('table.panel.abandon')}
      </button>
      <button type="button" className="small" onClick={leave}>
        {words.say('table.panel.leave')}
      </button>
      {dialog}
    </div>
  )
}
