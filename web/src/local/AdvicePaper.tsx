import { sayReason, type Words } from '@grotto/words'
import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import type { BoardModule } from '../boards/board-module.ts'
import { loadBoard } from '../boards/boards.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import type { Asking } from './Adviser.tsx'
import type { Advice } from './bot-client.ts'
import './adviser.css'

interface PaperProps {
  readonly title: string
  readonly below?: boolean
  readonly close: () => void
  readonly children: ReactNode
}

/** What the lamp brings up, over every board. */
export function Paper({ title, below = false, close, children }: PaperProps) {
  const words = useWords()
  return createPortal(
    <aside className={below ? 'advice paper below' : 'advice paper'} role="status">
      <header>
        <b>{title}</b>
        <button type="button" className="icon" aria-label={words.say('common.close')} onClick={close}>
          <Glyph name="close" size={18} />
        </button>
      </header>
      {children}
    </aside>,
    document.body,
  )
}

interface Props extends Asking {
  readonly advice: readonly Advice[] | 'thinking'
  readonly close: () => void
}

export function AdvicePaper({ game, play, act, advice, close }: Props) {
  const words = useWords()
  const board = use(loadBoard(game))
  /** As its board calls it, else in the notation of the game. */
  const nameOf = (action: Advice['action']): string =>
    board.nameAction?.(words, action, play.view) ?? play.game.notation.makeAction(play.view, action as never)
  return (
    <Paper title={words.say('table.advice.title')} below={board.hintsAbove ?? false} close={close}>
      {advice === 'thinking' && <p>{words.say('table.advice.thinking')}</p>}
      {advice.length === 0 && <p>{words.say('table.advice.none')}</p>}
      {advice !== 'thinking' && advice[0] && <p className="advice-now">{inTwoSentences(words, advice[0], nameOf)}</p>}
      {act && advice !== 'thinking' && advice[0] && (
        <button type="button" className="dark" onClick={() => act(advice[0]!.action)}>
          {words.say('table.advice.doIt')}
        </button>
      )}
      {advice !== 'thinking' && (
        <ol>
          {advice.map(({ action, winShare, score, reasons }, i) => (
            <li key={JSON.stringify(action)}>
              <b>{nameOf(action)}</b>
              <span>{promise(words, board, winShare, score)}</span>
              {i > 0 && why(words, reasons) && <small>{why(words, reasons)}</small>}
            </li>
          ))}
        </ol>
      )}
    </Paper>
  )
}

/** What matters now, and what I would do about it; how much was tried out is no part of it. */
function inTwoSentences(words: Words, best: Advice, nameOf: (action: Advice['action']) => string): string {
  const matters = best.reasons
    .filter(({ reason }) => reason !== 'expected' && reason !== 'triedOut')
    .map(reason => sayReason(words, reason))
    .find(Boolean)
  const would = words.say('table.advice.would', { action: nameOf(best.action), share: Math.round(best.winShare * 100) })
  return matters ? `${matters} ${would}` : would
}

/** How often it wins stands beside the action already. */
const isTold = ({ reason }: Advice['reasons'][number]): boolean => reason !== 'expected'

/** What an action promises: a share of the victories, and points where the game counts any. */
function promise(words: Words, board: BoardModule, winShare: number, score: number | undefined): string {
  const wins = words.say('table.advice.wins', { share: Math.round(winShare * 100) })
  return score === undefined || !board.namePoints ? wins : `${wins} · ${board.namePoints(words, score)}`
}

/** The reasons in sentences. */
const why = (words: Words, reasons: Advice['reasons']): string =>
  reasons
    .filter(isTold)
    .map(reason => sayReason(words, reason))
    .filter(Boolean)
    .join(' ')
