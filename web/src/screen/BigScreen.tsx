import type { TableInfo } from '@grotto/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useParams } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { ServerAway } from '../app/ServerAway.tsx'
import { isGame } from '../games.ts'
import { ConnectionNotice } from '../live/ConnectionNotice.tsx'
import { GoneTable } from '../live/GoneTable.tsx'
import { LiveTable } from '../live/live-table.ts'
import { joinByCode } from '../net/api.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useSettings } from '../settings/settings.ts'
import { ScreenPlay } from './ScreenPlay.tsx'
import { ScreenRoom } from './ScreenRoom.tsx'
import './screen.css'

const CODE = /^[2-9A-HJ-NP-Z]{6}$/i

/** A table for everybody in the room: large, without secrets, and nothing to press. By its code, which is quickly typed. */
export function BigScreen() {
  const { table = '' } = useParams<{ table: string }>()
  const [found, setFound] = useState<string | 'none' | undefined>(CODE.test(table) ? undefined : table)
  useEffect(() => {
    if (!CODE.test(table)) return setFound(table)
    joinByCode(table.toUpperCase()).then(
      ({ id }) => setFound(id),
      () => setFound('none'),
    )
  }, [table])
  if (found === 'none') return <NotFound />
  return found === undefined ? <Loading /> : <Watched key={found} id={found} />
}

function Watched({ id }: { id: string }) {
  const [table] = useState(() => new LiveTable(id))
  useSyncExternalStore(table.subscribe, () => table.version)
  useEffect(() => table.open(), [table])
  useLoudAndAwake()
  const { info, missing } = table
  if (missing === 'notAllowed') return <GoneTable status="closed" />
  if (missing) return <NotFound />
  if (!info && table.connection === 'lost') return <ServerAway />
  if (!info || !isGame(info.game)) return <Loading />
  return (
    <WordsForGame game={info.game} more={['screen']}>
      <Shown table={table} info={info} />
      <ConnectionNotice connection={table.connection} />
    </WordsForGame>
  )
}

/** Who plays again plays before the same screen. */
function Shown({ table, info }: { table: LiveTable; info: TableInfo }) {
  if (info.rematch) return <Watched key={info.rematch} id={info.rematch} />
  if (info.status === 'frozen' || (info.status === 'abandoned' && !table.view))
    return <GoneTable status={info.status} />
  return info.status === 'lobby' ? <ScreenRoom table={table} info={info} /> : <ScreenPlay table={table} info={info} />
}

/** Nobody holds it in her hands: it sounds without being asked to, and does not fall asleep. */
function useLoudAndAwake(): void {
  useEffect(() => {
    useSettings.getState().change({ sound: true })
    const awake = navigator.wakeLock?.request('screen').catch(() => undefined)
    return () => void awake?.then(lock => lock?.release())
  }, [])
}
