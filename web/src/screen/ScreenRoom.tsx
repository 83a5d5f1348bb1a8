import type { SeatInfo, TableInfo } from '@grotto/protocol'
import { Suspense } from 'react'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { Badge } from '../front/Badge.tsx'
import { FACTS, type GameName } from '../games.ts'
import type { LiveTable } from '../live/live-table.ts'
import { sittersOf } from '../live/sitters.ts'
import { useRoster } from '../local/use-roster.ts'
import { personOf } from '../pictures/explorers.ts'
import { Token } from '../pictures/Portrait.tsx'
import { QrCode } from '../pictures/QrCode.tsx'
import { useWords } from '../words/words.tsx'
import { HANDS } from './hands.ts'

/** Before the game: how to come in, and who is there. */
export function ScreenRoom({ info }: { table: LiveTable; info: TableInfo }) {
  const words = useWords()
  const game = info.game as GameName
  const { title } = FACTS[game]
  usePageTitle(title)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it is longer than its place, and must be scrollable by keys
    <main className="big-screen big-room" tabIndex={0}>
      <header>
        <Badge game={game} />
        <h1>{info.settings.name || title}</h1>
      </header>
      <section className="way-in">
        <h2>{words.say('screen.join')}</h2>
        <QrCode text={`${location.origin}/join/${info.code}${HANDS}`} label={words.say('screen.qr')} />
        <b className="code">{info.code}</b>
        <p>{words.say('screen.scan', { address: location.host })}</p>
      </section>
      <Suspense fallback={<Loading />}>
        <Seats info={info} game={game} />
      </Suspense>
      <p className="starts">{words.say('screen.starts')}</p>
    </main>
  )
}

function Seats({ info, game }: { info: TableInfo; game: GameName }) {
  const words = useWords()
  const sitters = sittersOf(words, info.seats, useRoster(game))
  return (
    <ol className="big-seats">
      {info.seats.map((seat, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={number} className={isReady(info, seat) ? 'there' : seat.kind}>
          {seat.kind === 'open' ? <i /> : <Token who={personOf(number)} name={sitters[number]!.name} size={56} />}
          <b>{seat.kind === 'open' ? words.say('screen.free') : sitters[number]!.name}</b>
          {isReady(info, seat) && <small>{words.say('screen.ready')}</small>}
        </li>
      ))}
    </ol>
  )
}

/** Bots always are, and the host starts when she is. */
const isReady = ({ host }: TableInfo, seat: SeatInfo): boolean =>
  seat.kind === 'bot' || (seat.kind === 'human' && (seat.ready || seat.person === host))
