import { EventLogUnavailable } from "@voltread/domain/event.ts"
import pg from "pg"

/**
 * Classes 22 (data), 23 (constraint) and 42 (no such table, no right to it…): the statement is at fault, repeating it
 * cannot help. Everything else (connection, shutdown, timeout, disk, standby) may pass.
 */
const AT_FAULT = /^(22|23|42)/

export const isAtFault = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError && AT_FAULT.test(cause.code ?? "")

export const unavailable = (doing: string, cause: unknown): EventLogUnavailable =>
  new EventLogUnavailable({
    reason: `${doing}: ${cause instanceof Error ? cause.message : String(cause)}`,
    cause,
  })
