import { Link, useLocation } from 'wouter'
import { ImportedNotice } from '../fairness/Imported.tsx'
import type { LocalTable } from '../local/local-table.ts'
import { newLocalGame } from '../local/new-game.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'

/** The same people, the same options, another cave. */
export function AfterLocalGame({ table }: { table: LocalTable }) {
  const words = useWords()
  const [, go] = useLocation()
  const { game, options, sitters, odds } = table.kept
  const again = async () => go(`/local/${await newLocalGame({ game, options: options as object, sitters, odds })}`)
  const share = async () => {
    const [{ shareGame }, { findRecord }] = await Promise.all([
      import('./share-game.ts'),
      import('../replay/records.ts'),
    ])
    const seated = sitters.map(({ name, bot }) => ({ name, bot: bot !== undefined }))
    const { view } = table.seenBy('spectator')
    await shareGame(words, { game, view, sitters: seated, record: await findRecord('local', table.kept.id) })
  }
  const save = async () => {
    const { exportRecord, findRecord } = await import('../replay/records.ts')
    const record = await findRecord('local', table.kept.id)
    if (record) exportRecord(record)
  }
  return (
    <div className="after-game">
      <ImportedNotice imported={table.kept.imported} />
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
      <Link className="second" href="/">
        <Glyph name="door" />
        {words.say('common.toFront')}
      </Link>
    </div>
  )
}
