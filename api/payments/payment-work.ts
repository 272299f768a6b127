import type { RecordedEvent } from "@voltread/domain/event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { isOpen } from "@voltread/domain/ordering/order-money.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import type { Follower } from "../platform/event-log/follow.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { PAUSE_AFTER_ATTEMPTS } from "./next-try.ts"
import { isGivenUp } from "./reconcile-sale.ts"

/** A movement of money to be looked up, or to be carried out. */
export interface PaymentWork {
  readonly orderId: string
  readonly paymentId: string
  readonly kind: string
  readonly since: Date
  readonly attempts: number
}

/** Seconds before the gateway is queried for a missing outcome: the request that started it needs time to finish. */
const SALE_IS_LATE = 20
const OTHERS_ARE_LATE = 2
const GIVEN_UP_IS_LATE = 600

/**
 * Keeps the list of what is not decided: begun by `requested`, ended by any outcome. A charge that was given up because
 * the gateway did not know it is looked for on, since its money may still come.
 */
export const followPayments: Follower<DatabaseError, Database> = {
  name: "payments",
  streamPrefixes: ["order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const newest = new Map<string, Step>()
    for (const event of events) {
      if (event.type !== "OrderPaymentDetailsUpdated") continue
      const decoded = orderCodec.decodeOrThrow(event)
      const orderId = parseStream(event.stream)?.id
      if (decoded.type !== "OrderPaymentDetailsUpdated" || orderId === undefined) continue
      const { payment } = decoded.data
      newest.set(`${orderId}\n${payment.paymentId}`, { orderId, payment, at: event.metadata.at })
    }
    const steps = [...newest.values()]
    yield* addWork(steps.filter(({ payment }) => isOpen(payment)))
    yield* addWork(steps.filter(({ payment }) => isGivenUp(payment)))
    yield* removeWork(steps.filter(({ payment }) => !isOpen(payment) && !isGivenUp(payment)))
  }),
}

/** The kind of work for a charge that was given up. */
const GIVEN_UP = "given-up"

interface Step {
  readonly orderId: string
  readonly payment: PaymentDetails
  readonly at: string
}

const patience = ({ payment }: Step): number => {
  if (isGivenUp(payment)) return GIVEN_UP_IS_LATE
  return payment.kind === "sale" && payment.result === "requested" ? SALE_IS_LATE : OTHERS_ARE_LATE
}

const addWork = (steps: ReadonlyArray<Step>): Effect.Effect<void, DatabaseError, Database> =>
  steps.length === 0
    ? Effect.void
    : execute({
        text: `insert into payment_work (order_id, payment_id, kind, since, next_at)
               select order_id, payment_id, kind, at, at + make_interval(secs => patience)
               from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::int[])
                 s (order_id, payment_id, kind, at, patience)
               on conflict (order_id, payment_id) do update set
                 kind = excluded.kind,
                 next_at = case when excluded.kind = payment_work.kind
                   then least(payment_work.next_at, excluded.next_at) else excluded.next_at end`,
        values: [
          steps.map(({ orderId }) => orderId),
          steps.map(({ payment }) => payment.paymentId),
          steps.map(({ payment }) => (isGivenUp(payment) ? GIVEN_UP : payment.kind)),
          steps.map(({ at }) => at),
          steps.map(patience),
        ],
      }).pipe(Effect.asVoid)

const removeWork = (steps: ReadonlyArray<Step>): Effect.Effect<void, DatabaseError, Database> =>
  steps.length === 0
    ? Effect.void
    : execute({
        text: `delete from payment_work w using unnest($1::text[], $2::text[]) s (order_id, payment_id)
               where w.order_id = s.order_id and w.payment_id = s.payment_id`,
        values: [steps.map(({ orderId }) => orderId), steps.map(({ payment }) => payment.paymentId)],
      }).pipe(Effect.asVoid)

export const finishWork = (
  orderId: string,
  paymentId: string,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: "delete from payment_work where order_id = $1 and payment_id = $2",
    values: [orderId, paymentId],
  }).pipe(Effect.asVoid)

const WorkRow = Schema.Struct({
  order_id: Schema.String,
  payment_id: Schema.String,
  kind: Schema.String,
  since: Schema.Date,
  attempts: Schema.Int,
})

/**
 * What is due, taken for a while: another try comes later and later, up to every ten minutes. A charge that was given up
 * is looked for every ten minutes in its first hour, then hourly for a day, then daily.
 */
export const takeDueWork = (
  limit: number,
): Effect.Effect<ReadonlyArray<PaymentWork>, DatabaseError, Database> =>
  rows(WorkRow, {
    text: `update payment_work set
             attempts = attempts + 1,
             next_at = now() + case
               when kind <> $2 then ${PAUSE_AFTER_ATTEMPTS}
               when since > now() - interval '1 hour' then interval '10 minutes'
               when since > now() - interval '1 day' then interval '1 hour'
               else interval '1 day' end
           where (order_id, payment_id) in (
             select order_id, payment_id from payment_work where next_at <= now()
             order by next_at limit $1 for update skip locked
           )
           returning order_id, payment_id, kind, since, attempts`,
    values: [limit, GIVEN_UP],
  }).pipe(
    Effect.map((due) =>
      due.map((row) => ({
        orderId: row.order_id,
        paymentId: row.payment_id,
        kind: row.kind,
        since: row.since,
        attempts: row.attempts,
      })),
    ),
  )
