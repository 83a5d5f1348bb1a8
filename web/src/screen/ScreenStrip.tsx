import type { Said, TableInfo } from '@grotto/protocol'
import type { Sitter } from '../boards/board.ts'
import { isWord, type LiveTable } from '../live/live-table.ts'
import { useNow } from '../live/use-now.ts'
import { QrCode } from '../pictures/QrCode.tsx'
import { useWords } from '../words/words.tsx'
import { HANDS } from './hands.ts'

interface Props {
  readonly table: LiveTable
  readonly info: TableInfo
  readonly sitters: readonly Sitter[]
}

/** What somebody says stays so long. */
const PASSING_MS = 45_000
const LINES = 3

/** Under the board: who is waited for, what people say, and the way in for whoever comes late. */
export function ScreenStrip({ table, info, sitters }: Props) {
  const words = useWords()
  const { game, known } = table
  const acting = game && known?.view && info.status === 'playing' ? game.toAct(game.view(known.view, 'spectator')) : []
  const names = words.list(acting.map(seat => sitters[seat]!.name))
  return (
    <footer className="big-strip">
      <p className="awaited" role="status">
        {names ? words.say('screen.waiting', { names }) : info.status === 'finished' && words.say('screen.over')}
      </p>
      <PassingWords said={table.said} />
      <div className="way-in">
        <b className="code">{info.code}</b>
        <QrCode text={`${location.origin}/join/${info.code}${HANDS}`} label={words.say('screen.qr')} />
      </div>
    </footer>
  )
}

function PassingWords({ said }: { said: readonly Said[] }) {
  const words = useWords()
  const now = useNow(said.length > 0)
  const fresh = said.filter(each => isWord(each) && now - each.at < PASSING_MS).slice(-LINES)
  return (
    <ol className="passing-words">
      {fresh.map(each => (
        <li key={`${each.person} ${each.at}`}>
          <b>{each.name}</b>{' '}
          {each.type === 'chat' ? each.text : each.type === 'phrase' && words.say(`table.phrase.${each.phrase}`)}
        </li>
      ))}
    </ol>
  )
}
