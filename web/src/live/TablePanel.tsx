import type { TableInfo } from '@grotto/protocol'
import { Dialog } from 'radix-ui'
import { FairnessPanel } from '../fairness/FairnessPanel.tsx'
import { Glyph } from '../pictures/Glyph.tsx'
import { ShowOnScreen } from '../screen/ShowOnScreen.tsx'
import { useWords } from '../words/words.tsx'
import { Chat } from './Chat.tsx'
import type { LiveTable } from './live-table.ts'
import { People } from './People.tsx'
import '../theme/dialog.css'

/** Beside the board: who is here, what they say, and what can be done about the table itself. */
export function TablePanel({ table, info, onClose }: { table: LiveTable; info: TableInfo; onClose: () => void }) {
  const words = useWords()
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="table-panel" aria-describedby={undefined}>
          <header>
            <Dialog.Title asChild>
              <h2>{words.say('table.panel.title')}</h2>
            </Dialog.Title>
            <button type="button" className="icon" aria-label={words.say('common.close')} onClick={onClose}>
              <Glyph name="close" />
            </button>
          </header>
          <People table={table} info={info} onDone={onClose} />
          <ShowOnScreen info={info} seated={table.viewer !== 'spectator'} />
          <FairnessPanel info={info} noted={table.fairness.noted} />
          <Chat table={table} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
