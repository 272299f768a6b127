import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import type { PaymentGateways } from "../payments/payment-gateways.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { AuditStatus } from "./audit-status.ts"
import { deleteUnseen, knownFindings, noteFindings } from "./findings.ts"
import { compareGateways } from "./gateways.ts"
import { type ComparedPage, compareOrders, compareSums } from "./read-models.ts"
import { auditNextStreams } from "./streams.ts"

/** Between two batches, so that other work comes first. */
const PAUSE = "100 millis"

/**
 * Compares all books once, a few orders at a time, stores the disagreements and logs them. A disagreement that the next
 * pass no longer finds is deleted; one with a gateway when that order is compared again, a day later. Comparisons that
 * cost a statement for each stream (carts, applications, visits, ledger, mail) cover only one batch of streams each
 * time.
 */
export const auditOnce = (
  status: AuditStatus = new AuditStatus(),
): Effect.Effect<void, DatabaseError | EventLogUnavailable, Database | PaymentGateways | EventLog> =>
  Effect.gen(function* () {
    const start = yield* beginning
    let orders = 0
    for (let after: string | null = ""; after !== null; ) {
      const page: ComparedPage = yield* compareOrders(after)
      yield* noteFindings(page.findings)
      orders += page.orders
      after = page.last
      if (after !== null) yield* Effect.sleep(PAUSE)
    }
    yield* noteFindings(yield* compareSums)
    yield* compareGateways
    yield* auditNextStreams
    yield* deleteUnseen(start.at)
    yield* execute({
      text: "update audit_pass set position = $1, checked_at = clock_timestamp(), orders = $2",
      values: [start.position, orders],
    })
    const { findings } = yield* knownFindings
    for (const { stream, what } of findings) {
      yield* Effect.logError(`The books disagree about ${stream}: ${what}`).pipe(
        Effect.annotateLogs({ alert: "books-disagree", stream }),
      )
    }
    status.checked(Date.now(), findings.length, orders)
  })

const Beginning = Schema.Struct({ at: Schema.Date, position: Schema.String })

/**
 * The database's time, which findings are stamped with, and the positions that the read models and the audit's own
 * tables have reached.
 */
const beginning = rows(Beginning, {
  text: `select clock_timestamp() as at,
           least(position, coalesce((select position from process_checkpoint where name = 'audit'), '')) as position
         from read.checkpoint`,
  values: [],
}).pipe(Effect.map(([row]) => row ?? { at: new Date(0), position: "" }))

const Pass = Schema.Struct({
  position: Schema.NullOr(Schema.String),
  checked_at: Schema.NullOr(Schema.Date),
  orders: Schema.Int,
})

/** The result of the latest audit. `checkedAt` is null before the first one. */
export const latestAudit = Effect.gen(function* () {
  const [pass] = yield* rows(Pass, {
    text: "select position, checked_at, orders from audit_pass",
    values: [],
  })
  const { findings, hasMore } = yield* knownFindings
  return {
    position: pass?.position ?? null,
    checkedAt: pass?.checked_at?.toISOString() ?? null,
    orders: pass?.orders ?? 0,
    findings: findings.map(({ stream, what, found_at }) => ({
      stream,
      what,
      foundAt: found_at.toISOString(),
    })),
    hasMoreFindings: hasMore,
  }
})
