import type { Seat } from '@grotto/kernel'
import { sayReason, type Words } from '@grotto/words'
import { use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BoardModule } from '../boards/board-module.ts'
import { loadBoard } from '../boards/boards.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { Advice } from './bot-office.ts'
import type { LocalTable } from './local-table.ts'
import './adviser.css'

/** A lamp in the bar: what the strongest bot would do in my place, and how often it would win. */
export function Adviser({ table, seat }: { table: LocalTable; seat: Seat }) {
  const words = useWords()
  const [advice, setAdvice] = useState<readonly Advice[] | 'thinking'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: advice grows stale with every move
  useEffect(() => setAdvice(undefined), [table.version])
  const ask = () => {
    setAdvice('thinking')
    void table.advice(seat).then(setAdvice)
  }
  return (
    <>
      <button type="button" className="icon" aria-label={words.say('table.advice.ask')} onClick={ask}>
        <Glyph name="lamp" />
      </button>
      {advice &&
        createPortal(
          <Told table={table} seat={seat} advice={advice} close={() => setAdvice(undefined)} />,
          document.body,
        )}
    </>
  )
}

interface ToldProps {
  readonly table: LocalTable
  readonly seat: Seat
  readonly advice: readonly Advice[] | 'thinking'
  readonly close: () => void
}

function Told({ table, seat, advice, close }: ToldProps) {
  const words = useWords()
  const board = use(loadBoard(table.kept.game))
  /** As its board calls it, else in the notation of the game. */
  const nameOf = (action: Advice['action']): string =>
    board.nameAction?.(words, action) ??
    table.game.notation.makeAction(table.game.view(table.state, seat), action as never)
  return (
    <aside className="advice paper" role="status">
      <header>
        <b>{words.say('table.advice.title')}</b>
        <button type="button" className="icon" aria-label={words.say('common.close')} onClick={close}>
          <Glyph name="close" size={18} />
        </button>
      </header>
      {advice === 'thinking' && <p>{words.say('table.advice.thinking')}</p>}
      {advice.length === 0 && <p>{words.say('table.advice.none')}</p>}
      {advice !== 'thinking' && (
        <ol>
          {advice.map(({ action, winShare, score, reasons }) => (
            <li key={JSON.stringify(action)}>
              <b>{nameOf(action)}</b>
              <span>{promise(words, board, winShare, score)}</span>
              {why(words, reasons) && <small>{why(words, reasons)}</small>}
            </li>
          ))}
        </ol>
      )}
    </aside>
  )
}

/** What an action promises: a share of the victories, and points where the game counts any. */
function promise(words: Words, board: BoardModule, winShare: number, score: number | undefined): string {
  const wins = words.say('table.advice.wins', { share: Math.round(winShare * 100) })
  return score === undefined || !board.namePoints ? wins : `${wins} · ${board.namePoints(words, score)}`
}

/** The reasons in sentences; how often it wins stands beside the action already. */
const why = (words: Words, reasons: Advice['reasons']): string =>
  reasons
    .filter(({ reason }) => reason !== 'expected')
    .map(reason => sayReason(words, reason))
    .filter(Boolean)
    .join(' ')
