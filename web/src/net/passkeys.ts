import type {
  KeepPasskey,
  Me,
  NewPasskeyOptions,
  PasskeyList,
  PasskeyOptions,
  RecoverByPasskey,
} from '@grotto/protocol'
import { ask } from './api.ts'

/** Keys on devices that bring me back. */
export const myPasskeys = (): Promise<PasskeyList> => ask('GET', '/me/passkeys')
export const offerPasskey = (): Promise<NewPasskeyOptions> => ask('POST', '/me/passkeys/options')
export const keepPasskey = (made: KeepPasskey): Promise<PasskeyList> => ask('POST', '/me/passkeys', made)
export const removePasskey = (id: string): Promise<PasskeyList> => ask('DELETE', `/me/passkeys/${id}`)
export const askPasskey = (): Promise<PasskeyOptions> => ask('POST', '/me/recover/passkey/options')
export const recoverByPasskey = (shown: RecoverByPasskey): Promise<Me> => ask('POST', '/me/recover/passkey', shown)
