import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { GameName } from '../games.ts'
import { untilAnswered } from '../net/until-answered.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords, WordsFor } from '../words/words.tsx'
import { bringHonourGames } from './honour.ts'
import { unbrought, wasRefused } from './local-results.ts'

interface Props {
  readonly game: GameName
  readonly id: string
  readonly day: string
}

/** After a game of the day without a line: it is brought as soon as there is one. */
export function HonourEnd(props: Props) {
  return (
    <WordsFor areas={['common', 'club']}>
      <Notice {...props} />
    </WordsFor>
  )
}

function Notice({ game, id, day }: Props) {
  const words = useWords()
  const state = useBrought(id)
  return (
    <>
      <p className="honour-end" role="status">
        {state && words.say(`club.honour.${state}`)}
      </p>
      {state === 'kept' && (
        <Link className="second" href={`/daily/${game}?day=${day}`}>
          <Glyph name="film" />
          {words.say('club.honour.list')}
        </Link>
      )}
    </>
  )
}

function useBrought(id: string): 'waits' | 'kept' | 'refused' | undefined {
  const [state, setState] = useState<'waits' | 'kept' | 'refused'>()
  useEffect(() => {
    const bring = async () => {
      await bringHonourGames()
      const waits = (await unbrought()).some(game => game.id === id)
      setState(waits ? 'waits' : wasRefused(id) ? 'refused' : 'kept')
      return !waits
    }
    return untilAnswered(bring)
  }, [id])
  return state
}
