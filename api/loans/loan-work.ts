import type { RecordedEvent } from "@voltread/domain/event.ts"
import { loanCodec } from "@voltread/domain/loans/application-codec.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import type { Follower } from "../platform/event-log/follow.ts"
import { PAUSE_AFTER_ATTEMPTS } from "../platform/postgres/next-try.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"

/** An application that is due for a sync with its lender. */
export interface LoanWork {
  readonly loanId: string
  readonly since: Date
  readonly attempts: number
  /** The count of news when it was leased: news that arrives meanwhile makes it due again. */
  readonly wakes: number
}

/** Seconds before the lender is asked about a new application: the request that made it needs time to finish. */
const NEW_IS_LATE = 20

/** Events that change neither money nor items. */
const EVENTS_WITHOUT_LENDER_WORK: ReadonlySet<string> = new Set([
  "OrderLeaseDetailsUpdated",
  "OrderFraudCheckDetailsUpdated",
  "OrderReminderEmailDetailsUpdated",
  "OrderCustomNotesAdded",
  "OrderPhoneCallRecorded",
  "OrderEmailConversationRecorded",
])

/** Keeps the list of applications. Events of an application or of its order make it due. */
export const followLoanWork: Follower<DatabaseError, Database> = {
  name: "loan-work",
  streamPrefixes: ["loan-", "order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const ofLoans = events.filter(({ stream }) => stream.startsWith("loan-"))
    yield* addWork(ofLoans.flatMap(begun))
    yield* makeLoansDue(ids(ofLoans.filter(({ type }) => type !== "LoanApplicationInitiated")))
    yield* makeLoansOfOrdersDue(
      ids(
        events.filter(
          ({ stream, type }) => stream.startsWith("order-") && !EVENTS_WITHOUT_LENDER_WORK.has(type),
        ),
      ),
    )
  }),
}

const ids = (events: ReadonlyArray<RecordedEvent>): ReadonlyArray<string> => [
  ...new Set(events.flatMap(({ stream }) => parseStream(stream)?.id ?? [])),
]

interface Begun {
  readonly loanId: string
  readonly orderId: string | null
  readonly at: string
}

const begun = (recorded: RecordedEvent): ReadonlyArray<Begun> => {
  if (recorded.type !== "LoanApplicationInitiated") return []
  const event = loanCodec.decodeOrThrow(recorded)
  return event.type === "LoanApplicationInitiated"
    ? [{ loanId: event.data.loanId, orderId: event.data.orderId, at: recorded.metadata.at }]
    : []
}

const addWork = (loans: ReadonlyArray<Begun>): Effect.Effect<void, DatabaseError, Database> =>
  loans.length === 0
    ? Effect.void
    : execute({
        text: `insert into loan_work (loan_id, order_id, since, next_at)
               select loan_id, order_id, at, at + make_interval(secs => $4)
               from (
                 -- Not later than now: the clock of the process that recorded it may have been ahead.
                 select loan_id, order_id, least(at, clock_timestamp()) as at
                 from unnest($1::text[], $2::text[], $3::timestamptz[]) s (loan_id, order_id, at)
               ) l
               on conflict (loan_id) do nothing`,
        values: [
          loans.map(({ loanId }) => loanId),
          loans.map(({ orderId }) => orderId),
          loans.map(({ at }) => at),
          NEW_IS_LATE,
        ],
      }).pipe(Effect.asVoid)

const DUE_NOW = "next_at = now(), attempts = 0, wakes = wakes + 1"

/** Makes these applications due at once. */
export const makeLoansDue = (loanIds: ReadonlyArray<string>): Effect.Effect<void, DatabaseError, Database> =>
  loanIds.length === 0
    ? Effect.void
    : execute({
        name: "make-loans-due",
        text: `update loan_work set ${DUE_NOW} where loan_id = any ($1)`,
        values: [loanIds],
      }).pipe(Effect.asVoid)

const makeLoansOfOrdersDue = (
  orderIds: ReadonlyArray<string>,
): Effect.Effect<void, DatabaseError, Database> =>
  orderIds.length === 0
    ? Effect.void
    : execute({
        name: "make-loans-of-orders-due",
        text: `update loan_work set ${DUE_NOW} where order_id = any ($1)`,
        values: [orderIds],
      }).pipe(Effect.asVoid)

const WorkRow = Schema.Struct({
  loan_id: Schema.String,
  since: Schema.Date,
  attempts: Schema.Int,
  wakes: Schema.Int,
})

/** Leases the applications that are due. Unfinished work is tried again with growing pauses. */
export const takeDueLoans = (
  limit: number,
): Effect.Effect<ReadonlyArray<LoanWork>, DatabaseError, Database> =>
  rows(WorkRow, {
    name: "take-due-loans",
    text: `update loan_work set attempts = attempts + 1, next_at = now() + ${PAUSE_AFTER_ATTEMPTS}
           where loan_id in (
             select loan_id from loan_work where next_at <= now() order by next_at limit $1 for update skip locked
           )
           returning loan_id, since, attempts, wakes`,
    values: [limit],
  }).pipe(Effect.map((found) => found.map(({ loan_id, ...work }) => ({ loanId: loan_id, ...work }))))

/**
 * Sets when it is due again, in milliseconds; null: with the next news. News that came meanwhile keeps it due now.
 * Counted by the database's clock, like the search for due applications.
 */
export const setDueIn = (
  { loanId, wakes }: LoanWork,
  pauseMs: number | null,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    name: "loan-due-in",
    text: `update loan_work set next_at = now() + $3::bigint * interval '1 millisecond', attempts = 0
           where loan_id = $1 and wakes = $2`,
    values: [loanId, wakes, pauseMs === null ? null : Math.round(pauseMs)],
  }).pipe(Effect.asVoid)
