import { Effect } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Clock } from "../platform/clock.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import type { Lenders } from "./lenders.ts"
import { type LoanWork, setDueIn, takeDueLoans } from "./loan-work.ts"
import { type LenderSyncFailure, syncWithLender } from "./sync-with-lender.ts"

/** Syncs every application that is due. What fails is tried again with growing pauses. `clock`: milliseconds. */
export const workOnLoans = (
  clock: Clock = Date.now,
): Effect.Effect<void, DatabaseError, Database | CommandHandlers | Lenders> =>
  workOff(takeDueLoans, { batch: 50, concurrency: 4 }, (work) => workOn(work, clock()))

const workOn = (work: LoanWork, now: number) =>
  syncWithLender(work.loanId, { ageMs: now - work.since.getTime(), now }).pipe(
    Effect.flatMap((next) => setDueIn(work, next === null ? null : next - now)),
    Effect.catch((failure: LenderSyncFailure | DatabaseError) =>
      Effect.logWarning(`Application ${work.loanId} waits: ${reasonOf(failure)}`).pipe(
        Effect.annotateLogs({ attempts: work.attempts }),
      ),
    ),
    survivingDefect(`Application ${work.loanId}`),
  )

const reasonOf = (failure: LenderSyncFailure | DatabaseError): string => {
  switch (failure._tag) {
    case "Rejection":
      return failure.message
    case "StreamMoved":
      return "it has changed meanwhile"
    case "DatabaseError":
    case "EventLogUnavailable":
    case "GatewayUnavailable":
    case "GatewayMisconfigured":
      return failure.reason
  }
}
