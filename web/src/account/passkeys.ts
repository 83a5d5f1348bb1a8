import type { Me, PasskeyList } from '@grotto/protocol'
import type { KeyOf, Words } from '@grotto/words'
import { sayProblem } from '../app/problems.ts'
import { toast } from '../app/Toasts.tsx'
import { Problem } from '../net/api.ts'
import { askPasskey, keepPasskey, offerPasskey, recoverByPasskey } from '../net/passkeys.ts'

/** Only whoever opens one of the places for passkeys loads it. */
const webAuthn = () => import('@simplewebauthn/browser')

/** Before somebody presses the button: some browsers forget within a second that she did. */
export const loadWebAuthn = (): void => void webAuthn().catch(() => {})

const IS_NUMBER = /^[\d.]+$|:/

/** Why there are no passkeys here; nothing where there are. */
export function whyNoPasskeys(): KeyOf<'account'> | undefined {
  if (!isSecureContext || IS_NUMBER.test(location.hostname)) return 'account.passkey.insecure'
  return 'PublicKeyCredential' in window ? undefined : 'account.passkey.browser'
}

export async function makePasskey(label: string): Promise<PasskeyList> {
  const { startRegistration } = await webAuthn()
  const { id, response } = await startRegistration({ optionsJSON: await offerPasskey() })
  const { clientDataJSON, attestationObject } = response
  return keepPasskey({ ...(label.trim() ? { label } : {}), id, clientDataJSON, attestationObject })
}

/** Whoever has one here is asked which: nobody types a name. */
export async function comeBackByPasskey(signOutOthers: boolean): Promise<Me> {
  const { startAuthentication } = await webAuthn()
  const { id, response } = await startAuthentication({ optionsJSON: await askPasskey() })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return recoverByPasskey({ id, clientDataJSON, authenticatorData, signature, userHandle, signOutOthers })
}

/** What the browser or the server said no to, in a sentence; `stopped` where it was she herself who did. */
export function sayPasskeyProblem(words: Words, problem: unknown, stopped: KeyOf<'account'>): void {
  if (problem instanceof Problem || !(problem instanceof Error))
    return sayProblem(words, problem, 'account.passkey.wrong')
  const isThere = problem.name === 'InvalidStateError'
  toast(words.say(isThere ? 'account.passkey.already' : stopped), true)
}
