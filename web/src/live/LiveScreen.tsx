import { useEffect, useState, useSyncExternalStore } from 'react'
import { useParams } from 'wouter'
import { useMe } from '../account/me.ts'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { ServerAway } from '../app/ServerAway.tsx'
import { isGame } from '../games.ts'
import { renameMe } from '../net/api.ts'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useLanguage } from '../words/words.tsx'
import { GoneTable } from './GoneTable.tsx'
import { LivePlay } from './LivePlay.tsx'
import { LiveTable } from './live-table.ts'
import { Room } from './Room.tsx'

/** A table on the server: its room before the game, its board from then on. */
export function LiveScreen() {
  const { table: id = '' } = useParams<{ table: string }>()
  return <Watched key={id} id={id} />
}

function Watched({ id }: { id: string }) {
  const [table] = useState(() => new LiveTable(id))
  useSyncExternalStore(table.subscribe, () => table.version)
  useIntroduction()
  useEffect(() => table.open(), [table])
  const { info } = table
  if (table.missing === 'notAllowed') return <GoneTable status="closed" />
  if (table.missing) return <NotFound />
  if (!info && table.connection === 'lost') return <ServerAway />
  if (!info || !isGame(info.game)) return <Loading />
  return (
    <WordsForGame game={info.game}>
      {info.status === 'lobby' ? <Room table={table} info={info} /> : <LivePlay table={table} info={info} />}
    </WordsForGame>
  )
}

/** The server learns the name chosen on this device before anybody sits down. */
function useIntroduction(): void {
  const name = useMe(me => me.name)
  const language = useLanguage(choice => choice.language)
  useEffect(() => {
    if (name) void renameMe(name, language)
  }, [name, language])
}
