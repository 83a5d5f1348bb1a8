import { Dialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { renameMe } from '../net/api.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { ForgetMe } from './ForgetMe.tsx'
import { useMe } from './me.ts'
import { OtherDevice } from './OtherDevice.tsx'
import { Passkeys } from './Passkeys.tsx'
import { Recovery } from './Recovery.tsx'
import { Reminders } from './Reminders.tsx'
import { SignOut } from './SignOut.tsx'
import { Tokens } from './Tokens.tsx'
import '../theme/dialog.css'

const LONGEST_NAME = 24

export function NameDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const me = useMe()
  const [name, setName] = useState(me.name)
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted) {
      me.rename(wanted)
      void renameMe(wanted, words.language)
    }
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog paper">
          <Dialog.Title asChild>
            <h2>{words.say('common.yourName')}</h2>
          </Dialog.Title>
          <Dialog.Description>{words.say('common.nameHint')}</Dialog.Description>
          <form onSubmit={keep}>
            <input
              className="field"
              aria-label={words.say('common.yourName')}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              onInput={event => setName(event.currentTarget.value)}
            />
            <div className="dialog-buttons">
              <button type="button" className="plain" onClick={onClose}>
                {words.say('common.cancel')}
              </button>
              <button type="submit" className="dark">
                {words.say('common.save')}
              </button>
            </div>
          </form>
          <WordsFor areas={['common', 'account']}>
            <Reminders />
            <OtherDevice />
            <Passkeys />
            <Recovery />
            <SignOut />
            <Tokens />
            <ForgetMe />
          </WordsFor>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
