import { EventLog } from "@voltread/domain/event.ts"
import { loanStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { followLoans } from "../loans/follow-loans.ts"
import { type LenderSyncFailure, syncWithLender } from "../loans/sync-with-lender.ts"

/** Draws up the contract at once, so that the shopper can sign; if that fails, the sync with the lender does it later. */
export const drawUpContract = (loanId: string) =>
  CommandHandlers.use(({ loans }) => loans.load(loanId)).pipe(
    Effect.flatMap(({ state }) =>
      state._tag === "application" && state.status === "APPROVED"
        ? syncWithLender(loanId, { ageMs: 0, now: Date.now() })
        : Effect.succeed(null),
    ),
    Effect.catch((failure: LenderSyncFailure) =>
      Effect.logWarning(`The contract of application ${loanId} waits: ${failure._tag}`),
    ),
  )

/** Does what the follower would do, but at once, so that the answer shows the order as the application leaves it. */
export const moveOrder = (loanId: string) =>
  EventLog.use((log) => Stream.runCollect(log.read(loanStream(loanId)))).pipe(
    Effect.flatMap((events) => followLoans.handle([...events])),
  )
