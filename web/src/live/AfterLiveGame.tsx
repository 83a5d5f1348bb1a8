import type { TableInfo } from '@grotto/protocol'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { toast } from '../app/Toasts.tsx'
import { OfferDeal } from '../deals/OfferDeal.tsx'
import { ImportedNotice } from '../fairness/Imported.tsx'
import { SameDealNotice } from '../fairness/SameDeal.tsx'
import { FACTS, type GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { ShareButton } from '../play/ShareButton.tsx'
import { useWords } from '../words/words.tsx'
import { sayAnswer } from './answers.ts'
import type { LiveTable } from './live-table.ts'

/** After the game: the same people again, in one click for everybody. */
export function AfterLiveGame({ table, info }: { table: LiveTable; info: TableInfo }) {
  const words = useWords()
  const [, go] = useLocation()
  const name = FACTS[info.game as GameName].title
  useWaitingRematch(info.rematch)
  const rematch = async () => {
    if (info.rematch) return go(`/t/${info.rematch}`)
    const answer = await table.ask({ type: 'rematch' })
    if (answer.result === 'ok' && answer.table) go(`/t/${answer.table}`)
    else sayAnswer(words, answer)
  }
  return (
    <div className="after-game">
      <ImportedNotice imported={info.imported} />
      <SameDealNotice sameDeal={info.sameDeal} />
      {info.tournament && (
        <Link className="primary" href={`/tournament/${info.tournament.id}`}>
          <Glyph name="people" />
          {words.say('table.after.tournament')}
        </Link>
      )}
      {info.daily && info.status === 'finished' && (
        <Link className="primary" href={`/daily/${info.game}?day=${info.daily}`}>
          <Glyph name="people" />
          {words.say('table.after.daily')}
        </Link>
      )}
      {table.viewer !== 'spectator' && !info.tournament && (
        <button type="button" className={info.daily ? 'second' : 'primary'} onClick={rematch}>
          <Glyph name="again" />
          {words.say(info.rematch ? 'table.after.join' : 'table.after.again')}
        </button>
      )}
      {table.viewer === 'spectator' && info.rematch && (
        <Link className="primary" href={`/t/${info.rematch}`}>
          <Glyph name="again" />
          {words.say('table.after.watch')}
        </Link>
      )}
      {(info.status === 'finished' || info.stopped) && (
        <Link className="second" href={`/replay/table/${info.id}`}>
          <Glyph name="film" />
          {words.say('table.after.replay')}
        </Link>
      )}
      {info.status === 'finished' && (
        <Link className="second" href={`/replay/table/${info.id}?analysis`}>
          <Glyph name="scales" />
          {words.say('table.after.analysis')}
        </Link>
      )}
      {info.status === 'finished' && (
        <ShareButton path={`/replay/table/${info.id}`} text={words.say('table.after.shareText', { game: name })} />
      )}
      {info.status === 'finished' && !info.forkOf && !info.tournament && (
        <OfferDeal game={info.game as GameName} table={info.id} />
      )}
      {info.sameDeal?.table && (
        <Link className="second" href={`/compare/table/${info.sameDeal.table}/table/${info.id}`}>
          <Glyph name="fork" />
          {words.say('table.after.compare')}
        </Link>
      )}
      <Link className="second" href="/">
        <Glyph name="door" />
        {words.say('common.toFront')}
      </Link>
    </div>
  )
}

/** Says so when somebody else has opened the next game. */
function useWaitingRematch(rematch: string | undefined): void {
  const words = useWords()
  useEffect(() => {
    if (rematch) toast(words.say('table.after.waiting'))
  }, [rematch, words])
}
