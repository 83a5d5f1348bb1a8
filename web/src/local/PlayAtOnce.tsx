import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { useMe } from '../account/me.ts'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { loadEngine } from '../engines.ts'
import { type GameName, isGame } from '../games.ts'
import { useWords } from '../words/words.tsx'
import { companions } from './companions.ts'
import { newLocalGame } from './new-game.ts'

/** The address behind "play now": lays out a game with bots and goes there. */
export function PlayAtOnce() {
  const { game } = useParams<{ game: string }>()
  return isGame(game) ? <LayOut game={game} /> : <NotFound />
}

function LayOut({ game }: { game: GameName }) {
  const words = useWords()
  const name = useMe(me => me.name) || words.say('common.guest')
  const [, go] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out once, whatever else changes meanwhile
  useEffect(() => {
    let current = true
    layOut(game, name).then(id => current && go(`/local/${id}`, { replace: true }))
    return () => {
      current = false
    }
  }, [game])
  return <Loading />
}

async function layOut(game: GameName, name: string): Promise<string> {
  const sitters = [{ name }, ...(await companions(game))]
  const { newOptions } = await loadEngine(game)
  return newLocalGame({ game, options: { ...newOptions, players: sitters.length }, sitters, odds: true })
}
