import pg from "pg"

/**
 * SQLSTATE classes of errors that are not retryable: 22 (data), 23 (constraint), 42 (missing table, missing right and the
 * like). All others may be transient: connection, shutdown, timeout, disk, standby.
 */
const AT_FAULT = /^(22|23|42)/

export const isAtFault = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError && AT_FAULT.test(cause.code ?? "")
