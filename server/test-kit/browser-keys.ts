import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser keeps to itself when it subscribes to push messages: it alone can read them (RFC 8291). */
export class BrowserKeys {
  readonly #own = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #public = this.#own.generateKeys()

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#public.toString('base64url'), auth: this.#auth.toString('base64url') }
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const end = 21 + body[20]!
    const sender = body.subarray(21, end)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#public, sender])
    const secret = Buffer.from(hkdfSync('sha256', this.#own.computeSecret(sender), this.#auth, info, 32))
    const derived = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length))
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    cipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([cipher.update(body.subarray(end, -16)), cipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}
