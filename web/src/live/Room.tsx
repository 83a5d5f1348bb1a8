import type { TableInfo } from '@grotto/protocol'
import { Suspense } from 'react'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { FairnessNotice } from '../fairness/FairnessNotice.tsx'
import { ImportedNotice } from '../fairness/Imported.tsx'
import { FACTS, type GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'
import { Begin } from './Begin.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { Invite } from './Invite.tsx'
import { useInvitation } from './invitations.ts'
import type { LiveTable } from './live-table.ts'
import { RoomOptions } from './RoomOptions.tsx'
import { RoomSeats } from './RoomSeats.tsx'
import { useReadyAtOnce } from './use-ready-at-once.ts'
import { isHost } from './use-tell.ts'
import '../setup/setup.css'
import './live.css'

export interface RoomProps {
  readonly table: LiveTable
  readonly info: TableInfo
  readonly hosting: boolean
}

/** Before the game: who sits where, who is ready, how to get here. */
export function Room({ table, info }: Omit<RoomProps, 'hosting'>) {
  const words = useWords()
  const game = info.game as GameName
  const host = info.seats.find(seat => seat.kind === 'human' && seat.person === info.host)
  const title = words.say('table.room.title', { name: host?.kind === 'human' ? host.name : '' })
  const [from, to] = FACTS[game].players
  const props = { table, info, hosting: isHost(table, info) }
  usePageTitle(title)
  useInvitation(table)
  useReadyAtOnce(props)
  return (
    <>
      <Header back="/" />
      <main className="setup room">
        <div className="head">
          <div>
            <h1>{title}</h1>
            <p>{`${FACTS[game].title}, ${words.say('table.room.players', { from, to })}`}</p>
          </div>
        </div>
        <FairnessNotice noted={table.fairness.noted} />
        <ImportedNotice imported={info.imported} />
        <div className="columns">
          <Suspense fallback={<Loading />}>
            <RoomSeats {...props} />
            <div className="right">
              <Invite code={info.code} />
              <Begin {...props} />
            </div>
            <RoomOptions {...props} />
          </Suspense>
        </div>
      </main>
      <ConnectionNotice connection={table.connection} />
    </>
  )
}
