import { useId } from 'react'
import { Choice } from '../play/Choice.tsx'
import { useRefusal } from '../setup/use-refusal.ts'
import { useWords } from '../words/words.tsx'
import type { LabExperiment } from './experiment-link.ts'
import { type Bench, optionsOf, type Setting } from './setting.ts'
import type { Trials } from './use-trials.ts'

const GAME_COUNTS = [50, 200, 1000, 5000] as const

interface Chosen extends Pick<LabExperiment, 'games' | 'seed'> {
  readonly settings: readonly Setting[]
}

interface Props {
  readonly bench: Bench
  readonly chosen: Chosen
  readonly change: (part: Partial<Chosen>) => void
  readonly trials: Trials | undefined
  readonly start: () => void
  readonly stop: () => void
}

/** How many games of which seed, and the button that lets them be played. */
export function Start({ bench, chosen, change, trials, start, stop }: Props) {
  const words = useWords()
  const id = useId()
  const { games, seed, settings } = chosen
  const [first, second = first] = settings.map(each => optionsOf(bench, each))
  const refused = [useRefusal(bench.game, first ?? {}), useRefusal(bench.game, second ?? {})].some(Boolean)
  const counts = [...new Set([...GAME_COUNTS, games])].sort((a, b) => a - b)
  const isPlaying = trials?.phase === 'playing'
  return (
    <section className="panel options lab-start">
      <Choice
        name="games"
        legend={words.say('lab.games')}
        values={counts}
        value={games}
        label={count => count.toLocaleString(words.language)}
        choose={count => change({ games: count })}
      />
      <p className="lab-seed">
        <label htmlFor={id}>{words.say('lab.seed')}</label>
        <input
          id={id}
          className="field"
          value={seed}
          maxLength={40}
          onInput={event => change({ seed: event.currentTarget.value })}
        />
        <small>{words.say('lab.seed.note')}</small>
      </p>
      {isPlaying ? (
        <button type="button" className="primary" onClick={stop}>
          {words.say('lab.stop')}
        </button>
      ) : (
        <button type="button" className="primary" onClick={start} disabled={refused || seed === ''}>
          {words.say(trials ? 'lab.again' : 'lab.start')}
        </button>
      )}
    </section>
  )
}
