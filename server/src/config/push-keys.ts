import { createECDH } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { StartFault } from '../process/start-fault.ts'
import type { PushKeys } from '../reminders/requests.ts'
import { writeSecret } from './data-folder.ts'
import { type Settings, VARIABLES } from './variables.ts'

const NEEDED = ['pushPublicKey', 'pushPrivateKey', 'pushContact'] as const

/** Push services want to know whom to ask; who wants to be asked says so in the settings. */
const NO_CONTACT = 'mailto:nobody@example.org'

/**
 * The keys for push messages: those of the settings, else a pair that is made at the first start and kept with the data.
 * Nodes that share a database share no folder: without settings they send no push messages.
 */
export function pushKeysOf(settings: Settings, path: string): PushKeys | undefined {
  const { pushPublicKey: publicKey, pushPrivateKey: privateKey, pushContact: contact = NO_CONTACT } = settings
  if (publicKey && privateKey) return { publicKey, privateKey, contact }
  return settings.database ? undefined : { ...keptKeys(path), contact }
}

function keptKeys(path: string): Omit<PushKeys, 'contact'> {
  if (!existsSync(path)) writeSecret(path, newPrivateKey())
  const privateKey = readFileSync(path, 'utf8').trim()
  const publicKey = publicKeyOf(privateKey)
  if (publicKey === undefined)
    throw new StartFault(
      `GROTTO_DATA must hold a good push.key or none, and ${path} is no key: restore it from a backup, or move it away and browsers must be asked anew.`,
    )
  return { publicKey, privateKey }
}

function newPrivateKey(): string {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return curve.getPrivateKey().toString('base64url').padStart(43, 'A')
}

const PRIVATE_KEY = /^[\w-]{43}$/

function publicKeyOf(privateKey: string): string | undefined {
  if (!PRIVATE_KEY.test(privateKey)) return undefined
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url')
  } catch {
    return undefined
  }
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

const isPair = (publicKey: string, privateKey: string): boolean =>
  publicKeyOf(privateKey) === Buffer.from(publicKey, 'base64url').toString('base64url')
