import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { dealOf } from '../boards/boards.ts'
import { ImportedNotice } from '../fairness/Imported.tsx'
import { SameDealNotice } from '../fairness/SameDeal.tsx'
import type { LocalTable } from '../local/local-table.ts'
import { newLocalGame } from '../local/new-game.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'

/** Not before the first decision: nobody offers what is not played. */
const OfferDeal = lazy(async () => ({ default: (await import('../deals/OfferDeal.tsx')).OfferDeal }))

const HonourEnd = lazy(async () => ({ default: (await import('../club/HonourEnd.tsx')).HonourEnd }))

/** The same people, the same options, another cave. */
export function AfterLocalGame({ table }: { table: LocalTable }) {
  const words = useWords()
  const [, go] = useLocation()
  const { game, options, sitters, odds } = table.kept
  const again = async () => go(`/local/${await newLocalGame({ game, options: options as object, sitters, odds })}`)
  const sameAgain = async () => {
    const { id, secrets } = table.kept
    const dealtFrom = { id, secrets }
    go(`/local/${await newLocalGame({ game, options: options as object, sitters, odds, dealtFrom })}`)
  }
  const record = async () => (await import('../replay/records.ts')).findRecord('local', table.kept.id)
  const share = async () => {
    const { shareGame } = await import('./share-game.ts')
    const seated = sitters.map(({ name, bot }) => ({ name, bot: bot !== undefined }))
    const { view } = table.seenBy('spectator')
    await shareGame(words, { game, view, sitters: seated, record: await record() })
  }
  const save = async () => {
    const { exportRecord } = await import('../replay/records.ts')
    const found = await record()
    if (found) exportRecord(found)
  }
  return (
    <div className="after-game">
      <ImportedNotice imported={table.kept.imported} />
      <SameDealNotice sameDeal={table.kept.sameDeal === undefined ? undefined : true} />
      {table.over && table.kept.honour && (
        <Suspense>
          <HonourEnd game={game} id={table.kept.id} day={table.kept.honour} />
        </Suspense>
      )}
      <button type="button" className="primary" onClick={again}>
        <Glyph name="again" />
        {words.say('table.after.again')}
      </button>
      <Link className="second" href={`/replay/local/${table.kept.id}`}>
        <Glyph name="film" />
        {words.say('table.after.replay')}
      </Link>
      <Link className="second" href={`/replay/local/${table.kept.id}?analysis`}>
        <Glyph name="scales" />
        {words.say('table.after.analysis')}
      </Link>
      <button type="button" className="second" onClick={() => void share()}>
        <Glyph name="share" />
        {words.say('table.after.share')}
      </button>
      <button type="button" className="second" onClick={save}>
        <Glyph name="save" />
        {words.say('table.after.save')}
      </button>
      {table.kept.from === undefined && (
        <>
          <button type="button" className="second" onClick={() => void sameAgain()}>
            <Glyph name="copy" />
            {words.say('table.after.sameAgain', { kind: dealOf(game) })}
          </button>
          <Suspense>
            <OfferDeal game={game} record={record} />
          </Suspense>
        </>
      )}
      {table.kept.sameDeal && (
        <Link className="second" href={`/compare/local/${table.kept.sameDeal}/local/${table.kept.id}`}>
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
