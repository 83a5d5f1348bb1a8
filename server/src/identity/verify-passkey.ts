import type { KeepPasskey, RecoverByPasskey } from '@grotto/protocol'
import type { Passkey } from '@grotto/storage'
import type { GoodChallenge } from './passkey-challenges.ts'

interface Expected {
  readonly origin: string
  /** The site's name, under which devices keep their keys. */
  readonly name: string
  /** What was signed, if it may be taken. */
  readonly readChallenge: (challenge: string) => GoodChallenge | undefined
}

export interface VerifiedNew {
  readonly credential: string
  readonly publicKey: string
  readonly counter: number
  readonly challenge: GoodChallenge
}

export interface VerifiedUse {
  readonly counter: number
  readonly challenge: GoodChallenge
}

/** Bytes of a public key: RSA with 4096 bits fits. */
const LONGEST_KEY = 600
/** ES256, EdDSA, RS256: what devices have. */
export const ALGORITHMS = [-7, -8, -257]

/** Loaded when it is first needed: most people have no passkey, and it is large. */
export const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** What a device made; nothing where it is not what was asked for. The library throws at whatever is wrong. */
export async function verifyNew(made: KeepPasskey, expected: Expected): Promise<VerifiedNew | undefined> {
  const { id, clientDataJSON, attestationObject } = made
  const [{ verifyRegistrationResponse }, { isoBase64URL }] = await Promise.all([library(), helpers()])
  const signed = new SignedChallenge(expected)
  try {
    await refuseCertificates(attestationObject)
    await refuseFrames(clientDataJSON)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: signed.check,
      expectedOrigin: expected.origin,
      expectedRPID: expected.name,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified || !signed.found || !registrationInfo) return undefined
    const { credential } = registrationInfo
    if (credential.id !== id || credential.publicKey.length > LONGEST_KEY) return undefined
    const publicKey = isoBase64URL.fromBuffer(credential.publicKey)
    return { credential: id, publicKey, counter: credential.counter, challenge: signed.found }
  } catch {
    return undefined
  }
}

/** What a device signed to come back; nothing where that key did not sign it, for this site and just now. */
export async function verifyUse(
  shown: RecoverByPasskey,
  passkey: Passkey,
  expected: Expected,
): Promise<VerifiedUse | undefined> {
  const { id, clientDataJSON, authenticatorData, signature, userHandle } = shown
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await Promise.all([library(), helpers()])
  const signed = new SignedChallenge(expected)
  if (passkey.site !== expected.name || userHandle !== handleOf(passkey.person)) return undefined
  try {
    await refuseFrames(clientDataJSON)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: signed.check,
      expectedOrigin: expected.origin,
      expectedRPID: expected.name,
      credential: {
        id: passkey.credential,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    return verified && signed.found ? { counter: authenticationInfo.newCounter, challenge: signed.found } : undefined
  } catch {
    return undefined
  }
}

/** As a device keeps it beside the key, and says it again. */
export const handleOf = (person: string): string => Buffer.from(person).toString('base64url')

/** Remembers which challenge the library asked about. */
class SignedChallenge {
  found: GoodChallenge | undefined
  readonly check: (challenge: string) => boolean

  constructor({ readChallenge }: Expected) {
    this.check = challenge => {
      this.found = readChallenge(Buffer.from(challenge, 'base64url').toString())
      return this.found !== undefined
    }
  }
}

/**
 * We ask for no statement of who made the device, so none may come with certificates: a stranger's would have to be taken
 * apart, and may name addresses to look things up at. A device may vouch for itself (`packed`).
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const format = attestation.get('fmt')
  const statement = attestation.get('attStmt')
  if (format !== 'none' && (format !== 'packed' || statement.get('x5c') !== undefined))
    throw new Error('certificates were not asked for')
}

/** Nobody has the page of ours within hers. */
async function refuseFrames(clientDataJSON: string): Promise<void> {
  const { decodeClientDataJSON } = await helpers()
  if (decodeClientDataJSON(clientDataJSON).crossOrigin) throw new Error('signed within a frame')
}
