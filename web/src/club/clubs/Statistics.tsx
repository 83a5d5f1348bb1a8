import type { ClubStatistics } from '@grotto/protocol'
import { useCallback, useEffect, useState } from 'react'
import { isGame } from '../../games.ts'
import { clubStatistics } from '../../net/clubs.ts'
import { GameFigures } from './GameFigures.tsx'
import { LatestGames } from './LatestGames.tsx'
import { Season } from './Season.tsx'
import type { ClubAtHand } from './use-club.ts'

/** What was reached at the club's tables: looked up when the page opens, and when somebody comes or goes. */
export function Statistics({ at }: { at: ClubAtHand }) {
  const { id, members, tables } = at.club
  const [told, setTold] = useState<ClubStatistics>()
  const look = useCallback(() => {
    clubStatistics(id).then(setTold, () => {})
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that ended, or somebody new, is a reason to look again
  useEffect(look, [look, members.length, tables.length])
  if (!told) return null
  return (
    <>
      <Season at={at} season={told.season} look={look} />
      {told.games.map(each => isGame(each.game) && <GameFigures key={each.game} figures={each} game={each.game} />)}
      {told.latest.length > 0 && <LatestGames games={told.latest} />}
    </>
  )
}
