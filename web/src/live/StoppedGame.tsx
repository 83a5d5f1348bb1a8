import type { TableInfo } from '@grotto/protocol'
import { use, useState } from 'react'
import type { AnyBoardProps } from '../boards/boards.ts'
import { loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'

interface Props {
  readonly info: TableInfo
  readonly board: AnyBoardProps
}

/** A game that was stopped looks stopped: who stopped it, how it stood, and where to go from here. */
export function StoppedGame({ info, board }: Props) {
  const words = useWords()
  const [looking, setLooking] = useState(false)
  const by = useStoppedBy(info, board)
  if (info.status !== 'abandoned') return null
  if (looking)
    return (
      <div className="stopped-bar paper" role="status">
        <p>{words.say('table.stopped.title')}</p>
        <button type="button" className="dark" onClick={() => setLooking(false)}>
          {words.say('table.stopped.summary')}
        </button>
      </div>
    )
  return (
    <div className="stopped-shade">
      <section className="stopped paper" aria-labelledby="stopped-title">
        <h1 id="stopped-title">{words.say('table.stopped.title')}</h1>
        <p>{by}</p>
        <Standing game={info.game as GameName} board={board} />
        {board.afterGame}
        <button type="button" className="plain" onClick={() => setLooking(true)}>
          {words.say('table.stopped.look')}
        </button>
      </section>
    </div>
  )
}

function useStoppedBy({ stopped }: TableInfo, { viewer, sitters }: AnyBoardProps): string {
  const words = useWords()
  const by = stopped?.by
  if (by === undefined) return words.say('table.stopped.how')
  return by === viewer
    ? words.say('table.stopped.mine')
    : words.say('table.stopped.by', { name: sitters[by]?.name ?? '' })
}

/** The score, or whatever stands for it in this game. */
function Standing({ game, board }: { game: GameName; board: AnyBoardProps }) {
  const words = useWords()
  const { standing } = use(loadBoard(game))
  if (!standing) return null
  return (
    <dl className="standing">
      {standing(words, board.view, board.sitters).map(({ who, what }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
