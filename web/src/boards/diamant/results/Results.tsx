import { Figure, Figures } from '../../../club/Figure.tsx'
import { type GameResultsProps, sumOf } from '../../../club/game-results.ts'
import { Places } from '../../../club/Places.tsx'
import { ScoreLine } from '../../../club/ScoreLine.tsx'
import { useWords } from '../../../words/words.tsx'

/** Places, and what the chest held. */
export function DiamantResults({ tallies, games }: GameResultsProps) {
  const words = useWords()
  const printed = tallies.filter(({ level }) => level === null)
  const count = sumOf(printed, tally => tally.count)
  const scores = games.flatMap(({ score, level }) => (score === null || level !== null ? [] : [score]))
  return (
    <>
      {count > 0 && (
        <Figures>
          <Figure name={words.say('club.best')} value={Math.max(...printed.map(({ best }) => best ?? 0))} />
          <Figure name={words.say('club.mean')} value={Math.round(sumOf(printed, ({ total }) => total ?? 0) / count)} />
        </Figures>
      )}
      <Places tallies={tallies} />
      <ScoreLine scores={scores.toReversed()} />
    </>
  )
}
