import type { GameRecord } from '@grotto/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { AnyBoardProps } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'
import { mottoOf } from '../local/motto.ts'
import { useRoster } from '../local/use-roster.ts'
import { useWords } from '../words/words.tsx'
import { type Moment, momentsOf, withoutScenes } from './moments.ts'
import { namesIn } from './names.ts'

export function useMoments(record: GameRecord, game: GameName): readonly Moment[] | undefined {
  const [moments, setMoments] = useState<readonly Moment[]>()
  useEffect(() => {
    let current = true
    loadEngine(game).then(engine => current && setMoments(momentsOf(engine, record)))
    return () => {
      current = false
    }
  }, [record, game])
  return moments
}

/** One move on is told as it was seen; a jump shows at once how things stand, even one to the next move. */
const useSeen = (moment: Moment | undefined, told: boolean): Moment['seen'] | undefined =>
  useMemo(
    () => moment && (told ? moment.seen : { ...moment.seen, log: withoutScenes(moment.seen.log) }),
    [moment, told],
  )

/** What a board shows of a record at one of its moments: nothing can be done there. */
export function useReplayBoard(
  record: GameRecord,
  game: GameName,
  moment: Moment | undefined,
  told: boolean,
): AnyBoardProps | undefined {
  const roster = useRoster(game)
  const words = useWords()
  const seen = useSeen(moment, told)
  return useMemo(() => {
    if (!seen) return undefined
    const names = namesIn(record.sitters, roster, words.say('table.seat.bot'))
    return {
      view: seen.view,
      viewer: seen.viewer,
      sitters: record.sitters.map(({ bot }, seat) =>
        bot ? { name: names[seat]!, bot: true, motto: mottoOf(words, bot.name) } : { name: names[seat]!, bot: false },
      ),
      legal: [],
      refusal: () => undefined,
      act: () => {},
      log: seen.log,
      showOdds: true,
    }
  }, [record, seen, roster, words])
}
