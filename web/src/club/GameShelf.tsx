import type { MyResults } from '@grotto/protocol'
import { type ComponentType, lazy, Suspense } from 'react'
import { loadResults, pageOf } from '../boards/boards.ts'
import { Badge } from '../front/Badge.tsx'
import { FACTS, GAMES, type GameName } from '../games.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { Figure, Figures } from './Figure.tsx'
import type { GameResultsProps } from './game-results.ts'
import { Places } from './Places.tsx'

/** What each game shows of its results, in its own chunk; a game without has its places. */
const SHOWN = Object.fromEntries(
  GAMES.map(game => [
    game,
    lazy<ComponentType<GameResultsProps>>(async () => ({ default: (await loadResults(game)) ?? Places })),
  ]),
) as unknown as Record<GameName, ComponentType<GameResultsProps>>

/** Everything that one game knows of me. */
export function GameShelf({ game, results }: { game: GameName; results: MyResults }) {
  const words = useWords()
  const tallies = results.tallies.filter(tally => tally.game === game)
  const games = results.games.filter(each => each.game === game)
  const streak = results.streaks.find(each => each.game === game)
  const [count, won, local] = [tallies, tallies.filter(({ place }) => place === 1), tallies.filter(t => t.local)].map(
    some => some.reduce((sum, tally) => sum + tally.count, 0),
  ) as [number, number, number]
  const Shown = SHOWN[game]
  const { area } = pageOf(game)
  return (
    <section className="club-shelf my-game">
      <h2>
        <Badge game={game} titled /> {FACTS[game].title}
      </h2>
      <Figures>
        <Figure name={words.say('club.played', { count })} value={count} />
        <Figure name={words.say('club.won', { count: won })} value={won} />
        {streak && <Figure name={words.say('club.row')} value={streak.current} />}
        {streak && <Figure name={words.say('club.rowLongest')} value={streak.longest} />}
      </Figures>
      {local > 0 && <p className="hint">{words.say('club.withLocal', { count: local })}</p>}
      <WordsFor areas={['common', 'club', ...(area ? [area] : [])]}>
        <Suspense>
          <Shown tallies={tallies} games={games} />
        </Suspense>
      </WordsFor>
    </section>
  )
}
