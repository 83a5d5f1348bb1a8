import type { DiamantEvent, DiamantPosition } from '@grotto/diamant'
import type { Viewer } from '@grotto/kernel'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { LoggedEvent } from '../../board.ts'
import { Honours } from './Honours.tsx'
import { Podium } from './Podium.tsx'
import { Ranking } from './Ranking.tsx'
import { rankingOf } from './ranking-of.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { ScoreTable } from './ScoreTable.tsx'

interface Props {
  readonly position: DiamantPosition
  readonly log: readonly LoggedEvent<DiamantEvent>[]
  readonly names: readonly string[]
  readonly viewer: Viewer
  readonly afterGame?: ReactNode
}

/** D-50 The fifth entrance is closed: who brought home what, and how it came about. */
export function Ending({ position, log, names, viewer, afterGame }: Props) {
  const words = useWords()
  const ranking = useMemo(() => rankingOf(position), [position])
  const winners = ranking.filter(({ place }) => place === 1)
  const score = winners[0]!.score
  const [first] = winners
  return (
    <div className="ending">
      <section className="ranking" aria-label={words.say('diamant.end.ranking')}>
        <p className="closed">{words.say('diamant.end.closed')}</p>
        <h1>
          {winners.length === 1
            ? words.say('diamant.end.winner', { name: names[first!.seat]!, score })
            : words.say('diamant.end.shared', { names: words.list(winners.map(({ seat }) => names[seat]!)), score })}
        </h1>
        <Podium ranking={ranking} names={names} />
        <Ranking ranking={ranking} names={names} viewer={viewer} />
      </section>
      <div className="story">
        <ScoreChart ranking={ranking} names={names} viewer={viewer} />
        <ScoreTable ranking={ranking} names={names} />
        <Honours position={position} log={log} names={names} />
        {afterGame && <div className="after">{afterGame}</div>}
      </div>
    </div>
  )
}
