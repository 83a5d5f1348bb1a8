import type { GameRecord } from '@grotto/kernel'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { sayProblem } from '../app/problems.ts'
import type { GameName } from '../games.ts'
import { useRoster } from '../local/use-roster.ts'
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import '../theme/dialog.css'
import type { Moment } from './moments.ts'
import { forkWithFriends, playOnHere, seated, WITH, type With } from './play-from-here.ts'

interface Props {
  readonly record: GameRecord
  readonly game: GameName
  readonly moment: Moment
}

const GLYPHS: Record<With, GlyphName> = { same: 'again', bots: 'user', device: 'table', friends: 'share' }

/** Another end for a game: alone with bots, handed round on this device, with friends, or seated as it was. */
export function PlayFromHere(props: Props) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="small" onClick={() => setOpen(true)}>
        <Glyph name="fork" size={18} />
        {words.say('replay.fork')}
      </button>
      {open && <Choices {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Choices({ record, game, moment, onClose }: Props & { onClose: () => void }) {
  const words = useWords()
  const [, go] = useLocation()
  const roster = useRoster(game)
  const [busy, setBusy] = useState(false)
  const play = async (how: With) => {
    setBusy(true)
    const begun =
      how === 'friends'
        ? forkWithFriends(record, moment)
        : playOnHere(record, game, moment, seated(how, record, moment, roster))
    await begun.then(go, problem => {
      sayProblem(words, problem)
      setBusy(false)
    })
  }
  return (
    <Dialog.Root open onOpenChange={stays => !stays && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog fork-dialog paper" aria-describedby={undefined}>
          <Dialog.Title asChild>
            <h2>{words.say('replay.fork')}</h2>
          </Dialog.Title>
          {WITH.map(how => (
            <button key={how} type="button" className="plain" disabled={busy} onClick={() => void play(how)}>
              <Glyph name={GLYPHS[how]} />
              <span>
                <b>{words.say(`replay.fork.${how}`)}</b>
                <small>{words.say(`replay.fork.${how}.note`)}</small>
              </span>
            </button>
          ))}
          <div className="dialog-buttons">
            <button type="button" className="dark" onClick={onClose}>
              {words.say('common.cancel')}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
