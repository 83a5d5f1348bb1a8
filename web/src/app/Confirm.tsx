import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'
import '../theme/dialog.css'

interface Props {
  readonly title: string
  readonly text: ReactNode
  /** What the button that does it says. */
  readonly does: string
  readonly act: () => void
  readonly onClose: () => void
}

/** Asks before something is done that others notice or that cannot be taken back. The harmless answer comes first. */
export function Confirm({ title, text, does, act, onClose }: Props) {
  const words = useWords()
  const confirm = () => {
    onClose()
    act()
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog paper confirm" role="alertdialog">
          <Dialog.Title asChild>
            <h2>{title}</h2>
          </Dialog.Title>
          <Dialog.Description>{text}</Dialog.Description>
          <div className="dialog-buttons">
            <button type="button" className="plain" onClick={onClose}>
              {words.say('common.cancel')}
            </button>
            <button type="button" className="dark" onClick={confirm}>
              {does}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
