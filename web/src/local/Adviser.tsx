import type { Seat } from '@grotto/kernel'
import { sayReason, type Words } from '@grotto/words'
import { use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BoardModule } from '../boards/board-module.ts'
import { loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import type { ViewPlay } from '../play/view-play.ts'
import { useWords } from '../words/words.tsx'
import { type Advice, askAdvice } from './bot-client.ts'
import './adviser.css'

const ADVICE_MS = 1500

interface Asking {
  readonly game: GameName
  readonly seat: Seat
  /** The game as this seat follows it: the bot sees no more than the player does. */
  readonly play: ViewPlay
  /** Lights an advice up on the board, or nothing any more. */
  readonly light?: (advice: Advice | undefined) => void
  readonly act?: (action: Advice['action']) => void
}

const adviceFor = ({ game, seat, play }: Asking): Promise<readonly Advice[]> =>
  askAdvice({
    game,
    seat,
    view: play.game.encode(play.view),
    log: play.log.map(({ event }) => event),
    patience: ADVICE_MS,
  })

/** A lamp in the bar, which calls the coach: what the strongest bot would do in my place, and how often it would win. */
export function Adviser(asking: Asking) {
  const words = useWords()
  const [advice, setAdvice] = useState<readonly Advice[] | 'thinking'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: advice grows stale with every move
  useEffect(() => setAdvice(undefined), [asking.play])
  const { light } = asking
  const best = advice === 'thinking' ? undefined : advice?.[0]
  useEffect(() => {
    light?.(best)
    return () => light?.(undefined)
  }, [light, best])
  const ask = () => {
    setAdvice('thinking')
    void adviceFor(asking).then(setAdvice)
  }
  return (
    <>
      <button type="button" className="icon" aria-label={words.say('table.advice.ask')} onClick={ask}>
        <Glyph name="lamp" />
      </button>
      {advice && createPortal(<Told {...asking} advice={advice} close={() => setAdvice(undefined)} />, document.body)}
    </>
  )
}

/** The lamp where nobody is advised: it says why, and gives nothing away. */
export function NoAdvice({ why }: { why: string }) {
  const words = useWords()
  const [told, tell] = useState(false)
  return (
    <>
      <button
        type="button"
        className="icon unlit"
        aria-label={words.say('table.advice.ask')}
        onClick={() => tell(true)}
      >
        <Glyph name="lamp" />
      </button>
      {told &&
        createPortal(
          <aside className="advice paper" role="status">
            <Head title={words.say('table.advice.no.title')} close={() => tell(false)} />
            <p className="advice-now">{words.say('table.advice.no', { why })}</p>
          </aside>,
          document.body,
        )}
    </>
  )
}

function Head({ title, close }: { title: string; close: () => void }) {
  const words = useWords()
  return (
    <header>
      <b>{title}</b>
      <button type="button" className="icon" aria-label={words.say('common.close')} onClick={close}>
        <Glyph name="close" size={18} />
      </button>
    </header>
  )
}

interface ToldProps extends Asking {
  readonly advice: readonly Advice[] | 'thinking'
  readonly close: () => void
}

function Told({ game, play, act, advice, close }: ToldProps) {
  const words = useWords()
  const board = use(loadBoard(game))
  /** As its board calls it, else in the notation of the game. */
  const nameOf = (action: Advice['action']): string =>
    board.nameAction?.(words, action) ?? play.game.notation.makeAction(play.view, action as never)
  return (
    <aside className={`advice paper ${board.hintsAbove ? 'below' : ''}`} role="status">
      <Head title={words.say('table.advice.title')} close={close} />
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
    </aside>
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
