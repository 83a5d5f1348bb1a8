/** Bytes as lower-case hexadecimal, and back; refuses what is no such text. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError('not a lower-case hexadecimal text of whole bytes')
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}

/** UTF-8, written out because rules have neither node nor browser; our labels are ASCII, and anything else is refused. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, char => {
    const code = char.charCodeAt(0)
    if (char.length !== 1 || code > 127) throw new RangeError(`not ASCII: ${text}`)
    return code
  })
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const uint32 = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n)
