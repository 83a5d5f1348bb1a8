import type { Receipt } from './store.ts'

/** A receipt as one text: neither people nor commands have spaces in their names. */
export const makeReceipt = (receipt: Receipt | undefined): string | null =>
  receipt ? `${receipt.person} ${receipt.command} ${receipt.answer}` : null

export function parseReceipt(text: string): Receipt {
  const first = text.indexOf(' ')
  const second = text.indexOf(' ', first + 1)
  return { person: text.slice(0, first), command: text.slice(first + 1, second), answer: text.slice(second + 1) }
}
