import type { Actor, EventLogUnavailable } from "@voltread/domain/event.ts"
import { announcedFrom, nextEnd } from "@voltread/domain/loans/application.ts"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import type { LoanApplication } from "@voltread/domain/loans/application-state.ts"
import type { LenderRecord } from "@voltread/domain/loans/lender-record.ts"
import {
  endedByClock,
  endedUndecided,
  type LookTime,
  lenderDuties,
  withdrawal,
} from "@voltread/domain/processes/lender-duties.ts"
import { lenderToLoan } from "@voltread/domain/processes/lender-to-loan.ts"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { StreamMoved } from "../platform/commands/command-error.ts"
import { derivedId } from "../platform/commands/event-id.ts"
import { type GatewayError, GatewayUnavailable } from "../platform/gateway-error.ts"
import type { Lender } from "./lender.ts"
import { Lenders } from "./lenders.ts"
import { tellLender } from "./tell-lender.ts"

export type LenderSyncFailure = Rejection | StreamMoved | EventLogUnavailable | GatewayError

/** The most rounds of one run for an application; the rest waits for the next run. */
const ROUNDS = 8

/** How long the lender may take to know an application before one that it does not know counts as never sent. */
const NEVER_ARRIVED_AFTER = 120_000

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long the lender is still asked about an application that ended unknown to it; milliseconds. */
const LOOKED_FOR = 7 * DAY

/** A lender as events name it. */
export const lenderActor = (name: string): Actor => ({ id: name, name: lenderNameOf(name), role: "gateway" })

/**
 * Asks the lender how an application stands, records what is new, and does what is owed to the lender, until nothing is
 * left to do. A later run repairs what was lost, doubled, late or interrupted. Answers when to run again; null where
 * only news makes it due.
 */
export const syncWithLender = Effect.fnUntraced(function* (
  loanId: string,
  time: LookTime,
): Effect.fn.Return<number | null, LenderSyncFailure, CommandHandlers | Lenders> {
  const { loans } = yield* CommandHandlers
  for (let round = 0; round < ROUNDS; round++) {
    const { state: loan, revision } = yield* loans.load(loanId)
    if (loan._tag === "none") return null
    const next = yield* goThrough({ loanId, loan, revision }, time)
    if (next !== "again") return next
  }
  return time.now + MINUTE
})

/** An application as it was read. */
interface KnownLoan {
  readonly loanId: string
  readonly loan: LoanApplication
  readonly revision: number
}

/** One round, which does one duty at most: when to run again, or `again` at once, since more may be left to do. */
const goThrough = Effect.fnUntraced(function* (
  known: KnownLoan,
  time: LookTime,
): Effect.fn.Return<number | null | "again", LenderSyncFailure, CommandHandlers | Lenders> {
  const { loan: before, loanId } = known
  const { ageMs, now } = time
  const { lender, record } = yield* lenderAndRecord(before).pipe(
    // Also where the shop has no credentials for the lender anymore.
    Effect.tapError(() => recordSteps(known, endedByClock(before, time), now)),
  )
  if (record === undefined) {
    const isLate = ageMs > NEVER_ARRIVED_AFTER && before.status !== "CANCELLED"
    if (isLate) yield* recordSteps(known, [neverArrived(before, now)], now)
    return nextLook(isLate ? { ...before, status: "CANCELLED" } : before, record, time)
  }
  const loan = yield* recordSteps(known, stepsTo(record, before, time), now)
  const [duty] = lenderDuties(loan, yield* orderOf(loan), record, ageMs)
  if (duty === undefined) return nextLook(loan, record, time)
  const outcome = yield* tellLender(lender, loan, record, duty, new Date(now).toISOString())
  if (outcome._tag === "Refused") {
    yield* Effect.logError(`The lender refuses: ${duty._tag}, ${outcome.code}`).pipe(
      Effect.annotateLogs({ alert: "lender-refuses", loanId }),
    )
    return nextTry(time)
  }
  return outcome._tag === "Unanswered" ? now + MINUTE : "again"
})

const lenderAndRecord = Effect.fnUntraced(function* (loan: LoanApplication) {
  const lender = yield* Lenders.use(({ named }) => named(loan.initiated.lender))
  return { lender, record: yield* recordOf(lender, loan) }
})

const orderOf = Effect.fnUntraced(function* ({ initiated: { orderId } }: LoanApplication) {
  if (orderId === null) return { _tag: "none" } as const
  const { orders } = yield* CommandHandlers
  return (yield* orders.load(orderId)).state
})

/** How long a request that the lender refuses is repeated; milliseconds. By then nothing of an application is open. */
const ASKED_FOR = 365 * DAY

/** The pause before the next run: longer, the older the application is. */
const nextTry = ({ ageMs, now }: LookTime): number | null =>
  ageMs > ASKED_FOR ? null : now + Math.max(HOUR, ageMs / 24)

/** A lender that no longer knows an application that it knew is out of order: only its deadline ends the application. */
const recordOf = (
  lender: Lender,
  { initiated, lenderReference }: LoanApplication,
): Effect.Effect<LenderRecord | undefined, GatewayError> =>
  lenderReference === null
    ? lender.findByLoan(initiated.loanId)
    : lender.find(lenderReference).pipe(
        Effect.filterOrFail(
          (record) => record !== undefined,
          () => new GatewayUnavailable({ operation: "find", reason: "it does not know the application" }),
        ),
      )

/** The commands that follow from the lender's record, and then from the time. */
const stepsTo = (record: LenderRecord, loan: LoanApplication, time: LookTime): ReadonlyArray<LoanCommand> => {
  const at = new Date(time.now).toISOString()
  return [
    ...lenderToLoan(record, loan, at),
    { type: "Expire", now: at },
    { type: "AnnounceEnd", now: at },
    ...endedUndecided(loan, record, time),
  ]
}

const neverArrived = (loan: LoanApplication, now: number): LoanCommand =>
  withdrawal(loan, "the application did not reach the lender", new Date(now).toISOString(), "never-arrived")

/** Records at the revision that was read. If the application has changed since, the lender is asked again. */
const recordSteps = Effect.fnUntraced(function* (
  { loanId, loan, revision }: KnownLoan,
  commands: ReadonlyArray<LoanCommand>,
  now: number,
) {
  const { loans } = yield* CommandHandlers
  const commandId = derivedId("look-after-loan", loanId, String(revision))
  const { state } = yield* loans.handleAt(loanId, { at: revision }, () => commands, {
    commandId,
    correlationId: commandId,
    actor: lenderActor(loan.initiated.lender),
    now: new Date(now).toISOString(),
  })
  return state._tag === "none" ? loan : state
})

const nextLook = (
  loan: LoanApplication,
  record: LenderRecord | undefined,
  { ageMs, now }: LookTime,
): number | null => {
  switch (loan.status) {
    case "DECLINED":
    case "BLOCKED":
      return null
    case "CANCELLED":
      return record === undefined && ageMs < LOOKED_FOR ? now + HOUR : null
    case "APPROVED": {
      const end = nextEnd(loan)?.endsAt
      if (end === undefined) return now + HOUR
      const ends = [Date.parse(announcedFrom(end)), Date.parse(end)].filter((at) => at > now)
      return Math.min(now + HOUR, ...ends)
    }
    case "COMPLETED":
      return loan.funded === null ? now + HOUR : now + DAY
    default:
      return now + (ageMs < HOUR ? MINUTE : 10 * MINUTE)
  }
}
