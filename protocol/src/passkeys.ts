import * as v from 'valibot'
import { TokenLabel } from './shapes.ts'

/** Bytes as browsers write them in JSON, of at most so many letters. */
const bytes = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest))
/** A device may use up to 1023 bytes to call a key by. */
const CredentialId = bytes(1364)
const ClientData = bytes(2_000)

const CredentialInfo = v.object({ id: v.string(), type: v.literal('public-key') })
const UserVerification = v.literal('preferred')

/** POST /api/me/passkeys/options: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn; good for five minutes, for one key. */
export const NewPasskeyOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  attestation: v.literal('none'),
  authenticatorSelection: v.object({ residentKey: v.literal('required'), userVerification: UserVerification }),
  /** Mine: a device that has one makes no second. */
  excludeCredentials: v.array(CredentialInfo),
})
export type NewPasskeyOptions = v.InferOutput<typeof NewPasskeyOptions>

/** POST /api/me/passkeys: what the browser made, and what its owner calls it. */
export const KeepPasskey = v.strictObject({
  label: v.optional(TokenLabel),
  id: CredentialId,
  clientDataJSON: ClientData,
  attestationObject: bytes(6_000),
})
export type KeepPasskey = v.InferInput<typeof KeepPasskey>

/** GET /api/me/passkeys: `site` is where it is good; `used` the day of the last use, as the time it began. */
export const PasskeyList = v.object({
  passkeys: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      site: v.string(),
      created: v.number(),
      used: v.nullable(v.number()),
    }),
  ),
})
export type PasskeyList = v.InferOutput<typeof PasskeyList>

/** POST /api/me/recover/passkey/options: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn; good for five minutes, once. */
export const PasskeyOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: UserVerification,
})
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>

/** POST /api/me/recover/passkey: this device becomes whose passkey signed, and may be the only one from now on. */
export const RecoverByPasskey = v.strictObject({
  id: CredentialId,
  clientDataJSON: ClientData,
  authenticatorData: bytes(2_000),
  signature: bytes(1_400),
  /** Who the device says it belongs to: a person's id. */
  userHandle: bytes(90),
  signOutOthers: v.optional(v.boolean()),
})
export type RecoverByPasskey = v.InferInput<typeof RecoverByPasskey>
