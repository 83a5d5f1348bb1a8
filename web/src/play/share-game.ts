import type { GameRecord } from '@grotto/kernel'
import type { Words } from '@grotto/words'
import { toast } from '../app/Toasts.tsx'
import type { Sitter } from '../boards/board.ts'
import { loadBoard } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'
import { picture } from './share-picture.ts'

interface Ended {
  readonly game: GameName
  readonly view: object
  readonly sitters: readonly Sitter[]
  readonly record: GameRecord | undefined
}

/** Sends how a game on this device ended: a picture, and the record to watch it by. Where nothing can be sent, keeps both. */
export async function shareGame(words: Words, { game, view, sitters, record }: Ended): Promise<void> {
  const { title } = FACTS[game]
  const { sumUp } = await loadBoard(game)
  const summary = sumUp?.(words, view, sitters) ?? { headline: title, lines: [] }
  const files = [new File([await picture(title, summary)], `${game}.png`, { type: 'image/png' })]
  if (record) files.push(new File([JSON.stringify(record)], `${game}.grotto.json`, { type: 'application/json' }))
  const wanted = { text: words.say('common.about', { what: title, text: summary.headline }) }
  // A phone may send pictures and nothing else.
  const sendable = [files, files.slice(0, 1)].find(some => navigator.canShare?.({ files: some }))
  // Whoever thinks again and closes the sheet has not failed.
  if (sendable) return navigator.share({ ...wanted, files: sendable }).catch(() => {})
  for (const file of files) save(file)
  toast(words.say('table.after.pictureKept'))
}

function save(file: File): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name })
  link.click()
  URL.revokeObjectURL(link.href)
}
