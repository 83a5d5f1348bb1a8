import type { TableInfo } from '@grotto/protocol'
import { useWords } from '../../../words/words.tsx'
import { caversBySeat, chosenBy } from './cavers-by-seat.ts'
import { CaverMark } from './Party.tsx'

/** Their marks and names: which cavers this seat will run. */
export function Runs({ info, seat }: { info: TableInfo; seat: number }) {
  const words = useWords()
  const cavers = caversBySeat(info)[seat]!
  const chosen = chosenBy(info.seats[seat])
  if (cavers.length === 0) return null
  return (
    <span className="runs">
      {cavers.map(caver => (
        <span key={caver}>
          <CaverMark caver={caver} />
          {words.say(`subTerra.caver.${caver}`)}
          {chosen.includes(caver) && (
            <i className="chosen" role="img" aria-label={words.say('table.cavers.chosen')}>
              ✓
            </i>
          )}
        </span>
      ))}
    </span>
  )
}
