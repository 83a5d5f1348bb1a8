import { commitments } from '@grotto/kernel'
import type { TournamentInfo } from '@grotto/protocol'
import { dealOf } from '../../boards/boards.ts'
import { useWords } from '../../words/words.tsx'

type Sealed = TournamentInfo['sealed'][number]

/** What the server has committed to; what it tells afterwards is checked here. */
export function SealedDeals({ tournament: { game, sealed } }: { tournament: TournamentInfo }) {
  const words = useWords()
  const kind = dealOf(game)
  return (
    <section className="club-shelf sealed-deals">
      <h2>{words.say('tournaments.sealed', { kind })}</h2>
      <p className="hint">{words.say('tournaments.sealed.text')}</p>
      {sealed.map((deal, at) => (
        <details key={JSON.stringify(deal.commitments)}>
          <summary>
            {words.say('tournaments.sealed.line', {
              deal: words.say('tournaments.col.deal', { kind, number: at + 1 }),
              state: words.say(`tournaments.sealed.${stateOf(deal)}`),
            })}
          </summary>
          <code>{JSON.stringify(deal.commitments)}</code>
          {deal.secrets && <code>{JSON.stringify(deal.secrets)}</code>}
        </details>
      ))}
    </section>
  )
}

function stateOf({ commitments: committed, secrets }: Sealed): 'yet' | 'fits' | 'differs' {
  if (!secrets) return 'yet'
  const led = commitments(secrets)
  const names = Object.keys(committed)
  return names.length === Object.keys(led).length && names.every(name => led[name] === committed[name])
    ? 'fits'
    : 'differs'
}
