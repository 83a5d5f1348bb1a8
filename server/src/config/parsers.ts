import { isIP } from 'node:net'

/** Reads the text of a variable. `allowed` ends the sentence "NAME must be …". */
export interface Parser<T> {
  readonly allowed: string
  /** Nothing where the text is not allowed. */
  readonly parse: (text: string) => T | undefined
}

export const anyText = (allowed: string): Parser<string> => ({ allowed, parse: text => text })

export const wholeNumber = (least: number, most: number): Parser<number> => ({
  allowed: `a whole number from ${least} to ${most}`,
  parse: text => (/^\d{1,15}$/.test(text) ? inRange(Number(text), least, most) : undefined),
})

export const factor: Parser<number> = {
  allowed: 'a number such as 0, 0.5 or 2',
  parse: text => (/^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : undefined),
}

export const oneOf = <T extends string>(...choices: readonly T[]): Parser<T> => ({
  allowed: `one of ${choices.join(', ')}`,
  parse: text => choices.find(choice => choice === text),
})

export const onOrOff: Parser<boolean> = {
  allowed: '1 (on) or 0 (off)',
  parse: text => ({ 1: true, 0: false })[text],
}

export const host: Parser<string> = {
  allowed: 'an address or a name of this machine, such as 127.0.0.1 or ::',
  parse: text => (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined),
}

export const origins: Parser<readonly string[]> = {
  allowed: 'origins such as https://a.example, separated by commas, without a path',
  parse: text => {
    const all = text.split(',').map(each => each.trim())
    return all.every(isOrigin) ? all : undefined
  },
}

export const origin: Parser<string> = {
  allowed: 'an origin such as https://grotto.example, without a path',
  parse: text => (isOrigin(text.replace(/\/$/, '')) ? text.replace(/\/$/, '') : undefined),
}

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

export const databaseAddress: Parser<string> = {
  allowed: 'an address such as postgres://user:password@host:5432/database',
  parse: text => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
}

/** A token that travels in a header. */
export const token: Parser<string> = {
  allowed: 'printable signs without spaces',
  parse: text => (/^[\x21-\x7e]+$/.test(text) ? text : undefined),
}

/** A key of Web Push: so many bytes, base64url. */
export const pushKey = (bytes: number): Parser<string> => ({
  allowed: `a key that \`npm run push-keys\` made (${bytes} bytes, base64url)`,
  parse: text => (/^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes ? text : undefined),
})

export const contact: Parser<string> = {
  allowed: 'a mailto: or https: address at which push services reach you',
  parse: text => (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text) && URL.canParse(text) ? text : undefined),
}

const inRange = (number: number, least: number, most: number): number | undefined =>
  number >= least && number <= most ? number : undefined
