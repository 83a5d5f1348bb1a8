/** Something the user can put right: printed as one line, exit code 2. Anything else is a bug of ours and shows its stack. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const MOST_LETTERS = 600
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu

/** What went wrong on one line, though it quotes a file that holds anything. */
export function sentence({ message }: UsageError): string {
  const line = message.slice(0, MOST_LETTERS).replace(CONTROLS, ' ')
  return message.length > MOST_LETTERS ? `${line}…` : line
}
