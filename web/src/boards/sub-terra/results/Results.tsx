import type { MyTally } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { type GameResultsProps, sumOf } from '../../../club/game-results.ts'
import { useWords } from '../../../words/words.tsx'
import './results.css'

const MEDALS = ['gold', 'silver', 'bronze'] as const
const LEVELS = ['easier', 'normal', 'advanced', 'expert', 'own'] as const
type Level = (typeof LEVELS)[number]

/** E-2 Medals, by how many went in and how hard the cave was; and how many of them came out. */
export function SubTerraResults({ tallies, games }: GameResultsProps) {
  const words = useWords()
  const parties = [...new Set(tallies.map(({ party }) => party))].sort((a, b) => a - b)
  const levels = LEVELS.filter(level => tallies.some(tally => tally.level === level))
  const [out, all] = [sumOf(games, ({ cameOut }) => cameOut.length), sumOf(games, ({ party }) => party.length)]
  return (
    <>
      <h3>{words.say('club.medals')}</h3>
      <div className="medal-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.say('club.level')}</th>
              {parties.map(count => (
                <th key={count} scope="col">
                  {words.say('club.party', { count })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map(level => (
              <tr key={level}>
                <th scope="row">{levelName(words, level)}</th>
                {parties.map(party => (
                  <Medals
                    key={party}
                    tallies={tallies.filter(tally => tally.party === party && tally.level === level)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all > 0 && <p className="hint">{words.say('club.cameOut', { out, all })}</p>}
    </>
  )
}

const levelName = (words: Words, level: Level): string =>
  words.say(level === 'easier' || level === 'own' ? `club.level.${level}` : `subTerra.difficulty.${level}`)

function Medals({ tallies }: { tallies: readonly MyTally[] }) {
  const words = useWords()
  const count = sumOf(tallies, tally => tally.count)
  if (count === 0) return <td>–</td>
  return (
    <td>
      <span className="medals">
        {MEDALS.map(medal => (
          <Medal key={medal} medal={medal} count={sumOf(tallies, t => (t.result === medal ? t.count : 0))} />
        ))}
      </span>
      <small>{words.say('club.ofGames', { count })}</small>
    </td>
  )
}

function Medal({ medal, count }: { medal: (typeof MEDALS)[number]; count: number }) {
  const words = useWords()
  if (count === 0) return null
  return (
    <span className={`st-won-medal ${medal}`}>
      <i aria-hidden="true" />
      <span className="unseen">{words.say(`subTerra.result.${medal}`)} </span>
      {count}
    </span>
  )
}
