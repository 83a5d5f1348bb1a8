import type { Notice } from '@grotto/protocol'
import { create } from 'zustand'

/** What whoever runs the server tells everybody: maintenance, say. */
export const useNotices = create<{ notices: readonly Notice[] }>()(() => ({ notices: [] }))
const dismissed = new Set<string>()

export function takeNotice(notice: Notice): void {
  if (dismissed.has(notice.id) || notice.until <= Date.now()) return
  useNotices.setState(({ notices }) => ({ notices: [...notices.filter(({ id }) => id !== notice.id), notice] }))
}

export function dismissNotice(id: string): void {
  dismissed.add(id)
  useNotices.setState(({ notices }) => ({ notices: notices.filter(notice => notice.id !== id) }))
}
