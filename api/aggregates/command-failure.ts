import type { EventLogUnavailable } from "@voltread/domain/event.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"

/** What whoever carries out commands by themselves, beside tables of their own, may meet. */
export type CommandFailure = DatabaseError | EventLogUnavailable | Rejection | TooMuchContention
