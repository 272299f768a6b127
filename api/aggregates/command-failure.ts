import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"

/** The errors that code may meet which runs commands in the background and keeps tables of its own. */
export type CommandFailure = DatabaseError | EventLogUnavailable | Rejection | TooMuchContention
