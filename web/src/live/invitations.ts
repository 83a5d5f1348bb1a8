import { useCallback } from 'react'
import { dropCode, linkWith, useCode } from '../app/codes.ts'
import type { LiveTable } from './live-table.ts'
import { useTell } from './use-tell.ts'

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
  linkWith(`/t/${table}`, 'invitation', invitation)

/** Whoever comes by a personal link sits down on the seat that was kept; the address bar forgets it. */
export function useInvitation(table: LiveTable): void {
  const tell = useTell(table)
  const take = useCallback(
    (invitation: string) => {
      dropCode()
      void tell({ type: 'sit', invitation })
    },
    [tell],
  )
  useCode('invitation', take)
}
