/** What a file says, on one line: a terminal obeys some of what nobody sees. */
export const onOneLine = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()

/** As JSON that means the same: what JSON leaves as it is, and a terminal may obey, is written as an escape. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)

const escaped = (letter: string): string =>
  Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')
