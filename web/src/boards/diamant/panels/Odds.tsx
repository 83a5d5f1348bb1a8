import { type DiamantOdds, diamant } from '@grotto/diamant'
import type { Viewer } from '@grotto/kernel'
import type { KeyOf, Words } from '@grotto/words'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Purse } from '../art/gems.tsx'
import { type Shown, seatsInside } from '../telling/shown.ts'
import { type Balance, balanceOf, leaveFigures, NAMED_CASES } from './balance.ts'
import { Rolling } from './Rolling.tsx'

interface Props {
  readonly shown: Shown
  readonly viewer: Viewer
  readonly show: boolean
}

/** What may be known, on paper. It counts; it never recommends. */
export function Odds({ shown, viewer, show }: Props) {
  const words = useWords()
  const odds = useMemo(() => diamant.odds(shown.view, viewer), [shown.view, viewer])
  const balance = balanceOf(odds, seatsInside(shown.position).length)
  return (
    <section className={`paper odds ${show ? '' : 'without'}`} aria-label={words.say('diamant.odds')}>
      {show && (
        <>
          <Risk odds={odds} />
          <NextCard odds={odds} />
        </>
      )}
      {show && balance && <Balances balance={balance} />}
      {show && <Explained key={odds.cards} odds={odds} balance={balance} />}
      <HandStrip shown={shown} viewer={viewer} />
    </section>
  )
}

export const percent = (part: number, { language }: Words): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part)

function Risk({ odds: { next, cards } }: { odds: DiamantOdds }) {
  const words = useWords()
  return (
    <div className="risk">
      <strong>{percent(next.deadly, words)}</strong>
      <p>
        <b>{words.say('diamant.odds.title')}</b>
        <small>{words.say('diamant.odds.cards', { deadly: Math.round(next.deadly * cards), cards })}</small>
        <span className="brief">{words.say('diamant.odds.deadly')}</span>
      </p>
    </div>
  )
}

const PARTS = ['deadly', 'firstTrap', 'treasure', 'relic'] as const

function NextCard({ odds: { next } }: { odds: DiamantOdds }) {
  const words = useWords()
  const name = (part: (typeof PARTS)[number]) => words.say(`diamant.odds.${part}` satisfies KeyOf<'diamant'>)
  const parts = PARTS.filter(part => next[part] > 0)
  const list = parts.map(part =>
    words.say('diamant.odds.part', { what: name(part), percent: percent(next[part], words) }),
  )
  return (
    <div className="next-card" role="img" aria-label={words.say('diamant.odds.next', { list: words.list(list) })}>
      <p>
        {parts.map(part => (
          <i key={part} className={part} style={{ flexGrow: next[part] * 100 }} />
        ))}
      </p>
      {parts.map(part => (
        <small key={part}>
          <i className={part} />
          {name(part)} <b>{percent(next[part], words)}</b>
        </small>
      ))}
    </div>
  )
}

function Balances({ balance }: { balance: Balance }) {
  const words = useWords()
  return (
    <div className="balance">
      <div className="go">
        <h3 data-short={words.say('diamant.odds.goOn.short')}>{words.say('diamant.odds.goOn')}</h3>
        <p>{range(balance.ahead, words)}</p>
        <small>{words.say('diamant.odds.goOn.how')}</small>
      </div>
      <div className="out">
        <h3 data-short={words.say('diamant.odds.leave.short')}>{words.say('diamant.odds.leave')}</h3>
        <p>
          {leaveFigures(balance).map(({ leavers, brings }) => (
            <span key={leavers}>{brings}</span>
          ))}
        </p>
        <small>{leaveHow(balance, words)}</small>
      </div>
    </div>
  )
}

function range([low, high]: Balance['ahead'], { language }: Words): string {
  const one = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const [from, to] = [one.format(low), one.format(high)]
  return from === to ? from : `${from}–${to}`
}

function leaveHow({ leave }: Balance, words: Words): string {
  if (leave.length > NAMED_CASES) return words.say('diamant.odds.shared')
  const how = ({ leavers }: { leavers: number }) =>
    leavers === 1 ? words.say('diamant.odds.alone') : words.say('diamant.odds.by', { count: String(leavers) })
  return leave.map(how).join(' · ')
}

/** On a phone there is room for the figures only: a tap on them tells what they are, until the next press or card. */
function Explained({ odds, balance }: { odds: DiamantOdds; balance: Balance | undefined }) {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const elsewhere = (event: Event) => {
      if (!button.current!.contains(event.target as Node)) setOpen(false)
    }
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', leave)
    }
  }, [open])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="explain"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="unseen">{words.say('diamant.odds.explain')}</span>
        <i aria-hidden="true">?</i>
      </button>
      <ul id={id} className="paper explained" hidden={!open}>
        <li>{words.say('diamant.odds.say.risk', { percent: percent(odds.next.deadly, words) })}</li>
        {balance && <li>{words.say('diamant.odds.say.goOn', { range: range(balance.ahead, words) })}</li>}
        {balance && <li>{words.say('diamant.odds.say.leave', { list: leaveList(balance, words) })}</li>}
      </ul>
    </>
  )
}

/** Each figure with its case: 2 by two · 3 alone. */
function leaveList(balance: Balance, words: Words): string {
  const cases = leaveHow(balance, words).split(' · ')
  return words.list(leaveFigures(balance).map(({ brings }, i) => `${brings} ${cases[i]}`))
}

/** On a phone the hand stands here, beside the risk. */
function HandStrip({ shown, viewer }: Pick<Props, 'shown' | 'viewer'>) {
  const words = useWords()
  const own = viewer === 'spectator' ? undefined : shown.position.seats[viewer]
  const onPath = shown.view.rubiesOnPath
  return (
    <div className="hand-strip">
      {own?.inside && (
        <p>
          <b>
            <Rolling value={own.hand} />
          </b>{' '}
          <small>{words.say('diamant.hand.short')}</small>
          <Purse value={own.hand} size={15} widest={76} />
        </p>
      )}
      <p className="on-path">
        <b>{onPath > 0 && onPath}</b> <small>{words.say('diamant.onPath', { count: onPath })}</small>
      </p>
    </div>
  )
}
