import type { DiamantEvent, DiamantPosition } from '@grotto/diamant'
import type { Viewer } from '@grotto/kernel'
import { dangerName, type Words } from '@grotto/words'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { LoggedEvent, Sitter } from '../../board.ts'
import { type Decision, decidedBy } from './decided-by.ts'
import { Honours } from './Honours.tsx'
import { Podium } from './Podium.tsx'
import { Ranking } from './Ranking.tsx'
import { type Ranked, rankingOf } from './ranking-of.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { ScoreTable } from './ScoreTable.tsx'

interface Props {
  readonly position: DiamantPosition
  readonly log: readonly LoggedEvent<DiamantEvent>[]
  readonly sitters: readonly Sitter[]
  readonly viewer: Viewer
  readonly afterGame?: ReactNode
}

/** D-50 The fifth entrance is closed: who brought home what, and how it came about. */
export function Ending({ position, log, sitters, viewer, afterGame }: Props) {
  const words = useWords()
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters])
  const ranking = useMemo(() => rankingOf(position), [position])
  const winners = ranking.filter(({ place }) => place === 1)
  const score = winners[0]!.score
  const [first] = winners
  const decision = useMemo(
    () =>
      decidedBy(
        ranking,
        log.map(({ event }) => event),
      ),
    [ranking, log],
  )
  return (
    <div className="ending">
      <section className="ranking" aria-label={words.say('diamant.end.ranking')}>
        <p className="closed">{words.say('diamant.end.closed')}</p>
        <h1>
          {winners.length === 1
            ? words.say('diamant.end.winner', { name: names[first!.seat]!, score })
            : words.say('diamant.end.shared', { names: words.list(winners.map(({ seat }) => names[seat]!)), score })}
        </h1>
        {decision && <p className="decided">{sayDecision(decision, ranking, names, words)}</p>}
        <Podium ranking={ranking} names={names} />
        <Ranking ranking={ranking} sitters={sitters} viewer={viewer} />
      </section>
      <div className="story">
        <ScoreChart ranking={ranking} names={names} viewer={viewer} decision={decision} />
        <ScoreTable ranking={ranking} names={names} />
        <Honours position={position} log={log} names={names} />
        {afterGame && <div className="after">{afterGame}</div>}
      </div>
    </div>
  )
}

/** What decided it, as somebody would tell it on the way home. */
function sayDecision(decision: Decision, ranking: readonly Ranked[], names: readonly string[], words: Words): string {
  if (decision.kind === 'even') return words.say('diamant.end.decided.even')
  const { round } = decision
  if (decision.kind === 'trap')
    return words.say('diamant.end.decided.trap', {
      round,
      name: names[decision.seat]!,
      lost: decision.lost,
      danger: dangerName(decision.trap, words),
    })
  const [first, second] = ranking.map(({ seat }) => names[seat]!)
  const { ahead, behind } = decision
  return words.say('diamant.end.decided.expedition', { round, first: first!, ahead, second: second!, behind })
}
