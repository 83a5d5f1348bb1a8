import { useEffect } from 'react'
import type { LiveTable } from './live-table.ts'
import { useTell } from './use-tell.ts'

const ASKED = 'invitation'
const keyOf = (table: string, seat: number): string => `grotto.invitation.${table}.${seat}`

/** 128 random bits. The server keeps only their hash, so this device remembers what it gave out. */
export function newInvitation(table: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const invitation = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  sessionStorage.setItem(keyOf(table, seat), invitation)
  return invitation
}

export const invitationFor = (table: string, seat: number): string | undefined =>
  sessionStorage.getItem(keyOf(table, seat)) ?? undefined

export const invitationLink = (table: string, invitation: string): string =>
  `${location.origin}/t/${table}?${ASKED}=${invitation}`

/** Whoever comes by a personal link sits down on the seat that was kept; the address bar forgets it. */
export function useInvitation(table: LiveTable): void {
  const tell = useTell(table)
  useEffect(() => {
    const invitation = new URLSearchParams(location.search).get(ASKED)
    if (!invitation) return
    history.replaceState(history.state, '', location.pathname)
    void tell({ type: 'sit', invitation })
  }, [tell])
}
