/** Connection lost or refused, server starting, stopping or full: SQLSTATE classes and names of system errors. */
const CODES = /^(08|53|57P|ECONN|EPIPE|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)/
const MESSAGES = /connection terminated|connection ended|timeout exceeded|not queryable|client was closed/i

/**
 * Whether the database could not be asked, or did not get to answer. Of a write, nobody knows then whether it was
 * done; of anything else, it can be asked again.
 */
export function isLineTrouble(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return CODES.test(String(code)) || MESSAGES.test(String(message))
}
