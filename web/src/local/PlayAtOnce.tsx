import type { Language } from '@grotto/words'
import { useEffect } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { useMe } from '../account/me.ts'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { loadDraft } from '../boards/boards.ts'
import { loadEngine } from '../engines.ts'
import { type GameName, isGame } from '../games.ts'
import { useWords } from '../words/words.tsx'
import { botSitters } from './bot-sitters.ts'
import { newLocalGame } from './new-game.ts'
import { quickOptions } from './quick-options.ts'

/** The address behind "play now": lays out a game with bots and goes there. */
export function PlayAtOnce() {
  const { game } = useParams<{ game: string }>()
  return isGame(game) ? <LayOut game={game} /> : <NotFound />
}

function LayOut({ game }: { game: GameName }) {
  const words = useWords()
  const name = useMe(me => me.name) || words.say('common.guest')
  const [, go] = useLocation()
  /** From the lesson one comes with a coach. */
  const coach = new URLSearchParams(useSearch()).has('coach')
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out once, whatever else changes meanwhile
  useEffect(() => {
    let current = true
    layOut(game, name, coach, words.language).then(id => current && go(`/local/${id}`, { replace: true }))
    return () => {
      current = false
    }
  }, [game])
  return <Loading />
}

async function layOut(game: GameName, name: string, coach: boolean, language: Language): Promise<string> {
  const sitters = [{ name }, ...(await botSitters(game))]
  const [{ newOptions }, draft] = await Promise.all([loadEngine(game), loadDraft(game)])
  const options = quickOptions(draft, newOptions, language, sitters.length)
  return newLocalGame({ game, options, sitters, odds: true, coach })
}
