import { EventLog, type RecordedEvent } from "@voltread/domain/event.ts"
import type { LoanApplication } from "@voltread/domain/loans/application-state.ts"
import { LOAN_STATUS_TABLE } from "@voltread/domain/loans/loan-status-table.ts"
import { loanStream } from "@voltread/domain/stream.ts"
import { findLoanApplication } from "@voltread/projections/loans/applications.ts"
import { loanTimelineEntry } from "@voltread/projections/loans/loan-timeline-entry.ts"
import { Effect, Stream } from "effect"
import { loanAggregate } from "../aggregates/aggregates.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { toWireApplication } from "../loans/application-wire.ts"
import { dollars, dollarsOrNull } from "../platform/graphql/money.ts"
import { queryReadModel } from "../platform/read-model.ts"

/** An application for staff, with its history from the log itself; null where there is none. */
export const applicationDetails = Effect.fnUntraced(function* (loanId: string) {
  const { loans } = yield* CommandHandlers
  const { state } = yield* loans.load(loanId)
  const view = yield* queryReadModel((db) => findLoanApplication(db, loanId))
  if (state._tag === "none" || view === null) return null
  const events = yield* EventLog.use((log) => Stream.runCollect(log.read(loanStream(loanId))))
  const { contract, funded, lenderReference } = state
  return {
    application: toWireApplication(view),
    lenderReference,
    contract:
      contract === null
        ? null
        : {
            ...contract,
            amount: dollarsOrNull(contract.amount),
            initialPayment: dollars(contract.initialPayment),
            recurringPayment: dollarsOrNull(contract.recurringPayment),
          },
    fundedAt: funded?.fundedAt ?? null,
    fundedAmount: dollarsOrNull(funded?.amount ?? null),
    lenderTake: dollarsOrNull(funded?.lenderTake ?? null),
    mayCancel: mayCancel(state),
    timeline: [...events].map(toEntry),
  }
})

/** An application that was paid for cannot be withdrawn; its items are returned instead. */
export const mayCancel = ({ funded, status }: LoanApplication): boolean =>
  funded === null && LOAN_STATUS_TABLE[status].next.includes("CANCELLED")

const toEntry = (recorded: RecordedEvent) => ({
  id: recorded.id,
  at: recorded.metadata.at,
  actorName: recorded.metadata.actor.name,
  actorRole: recorded.metadata.actor.role,
  ...loanTimelineEntry(loanAggregate.decode(recorded)),
})
