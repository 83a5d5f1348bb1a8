import type { TableInfo } from '@grotto/protocol'
import { Suspense } from 'react'
import { useMe } from '../account/me.ts'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { AskCompanions } from '../club/AskCompanions.tsx'
import { FairnessNotice } from '../fairness/FairnessNotice.tsx'
import { ImportedNotice } from '../fairness/Imported.tsx'
import { SameDealNotice } from '../fairness/SameDeal.tsx'
import { FACTS, type GameName } from '../games.ts'
import { useFocusOnward } from '../hear/kept-focus.ts'
import { ShowOnScreen } from '../screen/ShowOnScreen.tsx'
import { useWords } from '../words/words.tsx'
import { Begin } from './Begin.tsx'
import { Chat } from './Chat.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { Invite } from './Invite.tsx'
import { useInvitation } from './invitations.ts'
import { JoinName, type NameDraft, useNameDraft } from './JoinName.tsx'
import type { LiveTable } from './live-table.ts'
import { RoomOptions } from './RoomOptions.tsx'
import { RoomSeats } from './RoomSeats.tsx'
import { useAnnouncements, wasSentAway } from './use-announcements.ts'
import { useArrivals } from './use-arrivals.ts'
import { useReadyAtOnce } from './use-ready-at-once.ts'
import { isHost } from './use-tell.ts'
import '../setup/setup.css'
import './live.css'

export interface RoomProps {
  readonly table: LiveTable
  readonly info: TableInfo
  readonly hosting: boolean
  /** The name somebody sits down with. */
  readonly draft: NameDraft
}

/** A seat that was filled takes its buttons along: on to the next free one, else to the start. */
const nextInRoom = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.room .free button:not(:disabled)') ??
  document.querySelector<HTMLElement>('.room .primary:not(:disabled)')

/** Before the game: who sits where, who is ready, how to get here. */
export function Room({ table, info }: Pick<RoomProps, 'table' | 'info'>) {
  const words = useWords()
  const game = info.game as GameName
  const host = info.seats.find(seat => seat.kind === 'human' && seat.person === info.host)
  const title = info.settings.name || words.say('table.room.title', { name: host?.kind === 'human' ? host.name : '' })
  const draft = useNameDraft()
  const chosen = useMe(me => me.chosen)
  const seated = table.viewer !== 'spectator'
  const sentAway = !seated && wasSentAway(info)
  const props = { table, info, hosting: isHost(table, info), draft }
  usePageTitle(title)
  useInvitation(table)
  useAnnouncements(info)
  const came = useArrivals(info)
  useReadyAtOnce(props)
  useFocusOnward(nextInRoom)
  return (
    <>
      <Header back="/" />
      <main className="setup room">
        <div className="head">
          <div>
            <h1>{title}</h1>
            <p>{`${FACTS[game].title}, ${words.say('table.room.players', { players: info.seats.length })}`}</p>
          </div>
        </div>
        <FairnessNotice noted={table.fairness.noted} />
        <ImportedNotice imported={info.imported} />
        <SameDealNotice sameDeal={info.sameDeal} />
        {sentAway && (
          <p className="unfair" role="alert">
            {words.say('table.refusal.sentAway')}
          </p>
        )}
        <p className="unseen" role="status">
          {came}
        </p>
        <div className="columns">
          <Suspense fallback={<Loading />}>
            <div className="seating">
              {!sentAway && (!seated || !chosen) && <JoinName draft={draft} seated={seated} />}
              <RoomSeats {...props} />
            </div>
            <div className="right">
              <Invite code={info.code} />
              <ShowOnScreen info={info} seated={seated} />
              {seated && <AskCompanions info={info} />}
              <Begin {...props} />
              <section className="panel room-chat">
                <h2>{words.say('table.panel.title')}</h2>
                <Chat table={table} />
              </section>
            </div>
            <RoomOptions {...props} />
          </Suspense>
        </div>
      </main>
      <ConnectionNotice connection={table.connection} />
    </>
  )
}
