/**
 * Connection lost or refused, name not found, server starting, stopping, full or too slow: SQLSTATE classes and names of
 * system errors. 57014 is a statement that took too long, 25P03 a transaction that stood still, 25006 a database that
 * can only be read just now: a standby, say.
 */
const CODES = /^(08|53|57P|57014|25P03|25006|ECONN|EPIPE|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/
const MESSAGES =
  /connection terminated|connection ended|timeout exceeded|timeout expired|read timeout|not queryable|client was closed/i

/**
 * Whether the database could not be asked, or did not get to answer. Of a write, nobody knows then whether it was
 * done; of anything else, it can be asked again.
 */
export function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return CODES.test(String(code)) || MESSAGES.test(String(message))
}
