import type { Seat } from '@grotto/kernel'
import { sayReason, type Words } from '@grotto/words'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
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
      {advice && createPortal(<Told advice={advice} close={() => setAdvice(undefined)} />, document.body)}
    </>
  )
}

function Told({ advice, close }: { advice: readonly Advice[] | 'thinking'; close: () => void }) {
  const words = useWords()
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
              <b>{nameOf(words, action)}</b>
              <span>{promise(words, winShare, score)}</span>
              {why(words, reasons) && <small>{why(words, reasons)}</small>}
            </li>
          ))}
        </ol>
      )}
    </aside>
  )
}

/** What an action promises: a share of the victories, and points where the game counts any. */
function promise(words: Words, winShare: number, score: number | undefined): string {
  const wins = words.say('table.advice.wins', { share: Math.round(winShare * 100) })
  if (score === undefined || !words.has('diamant.advice.points')) return wins
  return `${wins} · ${words.say('diamant.advice.points', { score: Math.round(score) })}`
}

/** The reasons in sentences; how often it wins stands beside the action already. */
const why = (words: Words, reasons: Advice['reasons']): string =>
  reasons
    .filter(({ reason }) => reason !== 'expected')
    .map(reason => sayReason(words, reason))
    .filter(Boolean)
    .join(' ')

/** An action as its board calls it. */
function nameOf(words: Words, { type, side, caver }: Advice['action']): string {
  const name = [`diamant.${type}`, `subTerra.action.${type}`].find(key => words.has(key))
  const detail = [`subTerra.towards.${side}`, `subTerra.caver.${caver}`].find(key => words.has(key))
  const parts = [name, detail].filter(key => key !== undefined)
  return parts.map(key => (words.has(key) ? words.say(key) : '')).join(', ')
}
