import type { MyGame } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { FACTS } from '../games.ts'
import { useWords } from '../words/words.tsx'
import { dayOf, GameLines } from './GameLines.tsx'

/** My latest games. */
export function LatestGames({ games }: { games: readonly MyGame[] }) {
  const words = useWords()
  return (
    <GameLines
      title={words.say('club.games')}
      games={games}
      most={12}
      line={game => ({
        title: FACTS[game.game].title,
        notes: notesOn(words, game),
        mark: game.local && (
          <span className="local-mark">{words.say(game.honour ? 'club.honour.mark' : 'club.local')}</span>
        ),
      })}
    />
  )
}

/** Where nobody was first alone, all won or lost together: then the place says nothing. */
function notesOn(words: Words, { at, place, seats, score }: MyGame): readonly string[] {
  const how =
    score === null
      ? words.say(place === 1 ? 'club.wonOne' : 'club.lostOne')
      : words.say('club.placeOf', { place, seats })
  return [dayOf(at, words.language), how, ...(score === null ? [] : [words.say('club.points', { count: score })])]
}
