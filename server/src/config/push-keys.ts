import { createECDH } from 'node:crypto'
import type { PushKeys } from '../reminders/letters.ts'
import { type Settings, VARIABLES } from './variables.ts'

const NEEDED = ['pushPublicKey', 'pushPrivateKey', 'pushContact'] as const

/** The keys for push messages, if all of them are there. A contact alone is harmless. */
export function pushKeysOf(settings: Settings): PushKeys | undefined {
  const { pushPublicKey: publicKey, pushPrivateKey: privateKey, pushContact: contact } = settings
  return publicKey && privateKey && contact ? { publicKey, privateKey, contact } : undefined
}

/** Sentences about what is missing, or does not belong together. */
export function pushFaults(settings: Settings): string[] {
  if (!settings.pushPublicKey && !settings.pushPrivateKey) return []
  const missing = NEEDED.filter(key => settings[key] === undefined)
  if (missing.length > 0) return missing.map(key => `${VARIABLES[key].name} must be given too: push messages need it.`)
  return isPair(settings.pushPublicKey!, settings.pushPrivateKey!)
    ? []
    : ['GROTTO_PUSH_PUBLIC_KEY must be the key that was made together with GROTTO_PUSH_PRIVATE_KEY.']
}

function isPair(publicKey: string, privateKey: string): boolean {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url') === Buffer.from(publicKey, 'base64url').toString('base64url')
  } catch {
    return false
  }
}
