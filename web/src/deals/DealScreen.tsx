import type { OfferedDeal, PlayOffer } from '@grotto/protocol'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { useCode } from '../app/codes.ts'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { sayProblem } from '../app/problems.ts'
import { dealOf } from '../boards/boards.ts'
import { SameDealNotice } from '../fairness/SameDeal.tsx'
import { Badge } from '../front/Badge.tsx'
import { FACTS, type GameName, isGame } from '../games.ts'
import { useRoster } from '../local/use-roster.ts'
import { lookAtOffer, playOffer } from '../net/api.ts'
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx'
import { useWords, WordsFor } from '../words/words.tsx'
import './deal.css'

/** Somebody offers the deal of her game: what it is, and with whom to play it. */
export function DealScreen() {
  return (
    <WordsFor areas={['common', 'table', 'deals']}>
      <Header back="/" />
      <Offered />
    </WordsFor>
  )
}

type Found = { readonly offer: string; readonly deal: OfferedDeal }

function Offered() {
  const words = useWords()
  const [found, setFound] = useState<Found | 'none' | undefined>(location.hash ? undefined : 'none')
  const look = useCallback(
    (offer: string) =>
      void lookAtOffer(offer).then(
        deal => setFound({ offer, deal }),
        () => setFound('none'),
      ),
    [],
  )
  useCode('offer', look)
  if (found === undefined) return <Loading />
  if (found === 'none' || !isGame(found.deal.game))
    return (
      <main className="deal">
        <p className="lead">{words.say('deals.gone')}</p>
      </main>
    )
  return <Deal {...found} game={found.deal.game} />
}

const HOW: readonly (readonly [PlayOffer['with'], GlyphName])[] = [
  ['bots', 'user'],
  ['friends', 'share'],
]

function Deal({ offer, deal, game }: Found & { readonly game: GameName }) {
  const words = useWords()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const roster = useRoster(game)
  const kind = dealOf(game)
  const people = deal.sitters.filter(({ bot }) => !bot).map(({ name }) => name)
  const names = words.list(people)
  const title = words.say(people.length === 1 ? 'deals.title' : 'deals.title.many', { kind, names })
  usePageTitle(title)
  const all = deal.sitters.map(({ name, bot }) => (bot ? (roster.find(({ id }) => id === name)?.name ?? name) : name))
  const play = (how: PlayOffer['with']) => {
    setBusy(true)
    playOffer({ offer, with: how }).then(
      ({ id }) => go(`/t/${id}`),
      problem => {
        sayProblem(words, problem)
        setBusy(false)
      },
    )
  }
  return (
    <main className="deal">
      <div className="whose">
        <Badge game={game} titled />
        <div>
          <h1>{title}</h1>
          <p>{`${FACTS[game].title} · ${words.say('deals.seats', { count: all.length, names: words.list(all) })}`}</p>
        </div>
      </div>
      <p className="lead">{words.say('deals.lead')}</p>
      <div className="ways">
        {HOW.map(([how, glyph]) => (
          <button key={how} type="button" className="plain" disabled={busy} onClick={() => play(how)}>
            <Glyph name={glyph} size={26} />
            <span>
              <b>{words.say(`deals.${how}`)}</b>
              <small>{words.say(`deals.${how}.note`)}</small>
            </span>
          </button>
        ))}
      </div>
      <SameDealNotice sameDeal={deal.imported ? { imported: true } : true} />
    </main>
  )
}
