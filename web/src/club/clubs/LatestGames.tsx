import type { ClubStatistics } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { pageOf } from '../../boards/boards.ts'
import { FACTS, type GameName } from '../../games.ts'
import { useWords } from '../../words/words.tsx'
import { dayOf, GameLines } from '../GameLines.tsx'

type Game = ClubStatistics['latest'][number]

/** The club's latest games. */
export function LatestGames({ games }: { games: readonly Game[] }) {
  const words = useWords()
  return (
    <GameLines
      title={words.say('clubs.latest')}
      games={games}
      most={8}
      line={played => ({
        title: whoPlayed(words, played),
        notes: [FACTS[played.game].title, ...together(words, played, played.game), dayOf(played.at, words.language)],
      })}
    />
  )
}

/** By their places, where there were any. */
function whoPlayed(words: Words, { players }: Game): string {
  const scored = players.some(({ score }) => score !== null)
  const names = players.map(({ name, place }) => {
    const called = name ?? words.say('clubs.latest.guest')
    return scored ? words.say('clubs.latest.placed', { place, name: called }) : called
  })
  return scored ? names.join(', ') : words.list(names)
}

/** What they reached together, in the game's own words. */
function together(words: Words, { result, players }: Game, game: GameName): readonly string[] {
  const key = `${pageOf(game).area}.result.${result}`
  return players.every(({ score }) => score === null) && words.has(key) ? [words.say(key as never)] : []
}
