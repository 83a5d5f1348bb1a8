import type { Me, Recover, RecoveryInfo, RecoveryPhrase, SignedOut } from '@grotto/protocol'
import { ask } from './api.ts'

/** Twelve words that bring me back without any device. */
export const recovery = (): Promise<RecoveryInfo> => ask('GET', '/me/recovery')
export const makeRecoveryPhrase = (language: string): Promise<RecoveryPhrase> =>
  ask('POST', '/me/recovery', { language })
export const dropRecoveryPhrase = (): Promise<RecoveryInfo> => ask('DELETE', '/me/recovery')
export const recoverMe = (wish: Recover): Promise<Me> => ask('POST', '/me/recover', wish)

/**
 * Signs out every other device of mine. The server gives this one its new cookie first, and begins when it comes back with it;
 * where another device asks in the same moment it takes once more.
 */
export async function signOutOthers(tries = 4): Promise<void> {
  const { done } = await ask<SignedOut>('POST', '/me/sign-out')
  if (!done && tries > 1) await signOutOthers(tries - 1)
}
