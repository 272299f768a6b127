import type { EventLogUnavailable, RecordedEvent } from "@voltread/domain/event.ts"
import { loanToOrder } from "@voltread/domain/processes/loan-to-order.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect } from "effect"
import { loanAggregate } from "../aggregates/aggregates.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import type { Follower } from "../platform/event-log/follow.ts"

type LoanFailure = EventLogUnavailable | TooMuchContention

/** The lender's decisions move the order that the loan pays for (lifecycle §1). */
export const followLoans: Follower<LoanFailure, CommandHandlers> = {
  name: "loans",
  streamPrefixes: ["loan-"],
  handle: (events) => Effect.forEach(events, forwardToOrder, { discard: true }),
}

/**
 * The command's id derives from the event's, so that a repetition changes nothing. The application is as it is now: an
 * event that comes late does not undo what later ones did.
 */
const forwardToOrder = Effect.fnUntraced(function* (recorded: RecordedEvent) {
  const { loans, orders } = yield* CommandHandlers
  const { state: loan } = yield* loans.load(parseStream(recorded.stream)?.id ?? "")
  const orderId = loan._tag === "none" ? null : loan.initiated.orderId
  if (orderId === null) return
  const event = loanAggregate.decode(recorded)
  const { at, actor, correlationId } = recorded.metadata
  yield* orders
    .handle(orderId, (order) => loanToOrder(event, loan, order, at), {
      commandId: derivedId("loan-to-order", recorded.id),
      correlationId,
      actor,
      now: new Date().toISOString(),
    })
    .pipe(
      Effect.catchTag("Rejection", ({ message }) =>
        Effect.logWarning(
          `${recorded.stream} revision ${recorded.revision} does not move its order: ${message}`,
        ),
      ),
    )
})
