import type { RecordedEvent } from "@voltread/domain/event.ts"
import { ITEM_STATUS_TABLE } from "@voltread/domain/ordering/item-status-table.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { OrderEvent, PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { SUPERSEDED } from "@voltread/domain/ordering/order-money.ts"
import { isOpen, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import type { Follower } from "../platform/event-log/follow.ts"
import { PAUSE_AFTER_ATTEMPTS } from "../platform/postgres/next-try.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { isGivenUp } from "./reconcile-sale.ts"

/** A movement of money to look up or to carry out. */
export interface PaymentWork {
  readonly orderId: string
  readonly paymentId: string
  readonly kind: string
  readonly since: Date
  readonly attempts: number
}

/** Seconds before the gateway is asked for a missing outcome: the request that started it needs time to finish. */
const SALE_LOOKUP_DELAY_S = 20
const OTHERS_ARE_LATE = 2
const GIVEN_UP_IS_LATE = 600
/** Seconds. Gateways settle within a day or two, and most of them send a message. */
const SETTLEMENT_IS_LATE = 86_400

/** Milliseconds for which a settlement is looked up before staff must do it. */
export const SETTLES_WITHIN = 120 * 86_400_000

/**
 * Keeps the list of undecided payments: `requested` adds one, any outcome removes it. A charge that was given up
 * because the gateway did not know it is still looked up, since its money may come; one that succeeded is looked up
 * daily until it is settled. When items ship, money that was only reserved for them is captured.
 */
export const followPayments: Follower<DatabaseError, Database> = {
  name: "payments",
  streamPrefixes: ["order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    const newest = new Map<string, Step>()
    const sent = new Map<string, Work>()
    for (const event of events) {
      const orderId = parseStream(event.stream)?.id
      if (orderId === undefined || !(event.type in KINDS_OF_EVENTS)) continue
      const { at } = event.metadata
      const decoded = orderCodec.decodeOrThrow(event)
      if (decoded.type === "OrderPaymentDetailsUpdated") {
        const { payment } = decoded.data
        newest.set(`${orderId}\n${payment.paymentId}`, { orderId, payment, at })
      } else if (hasLeft(decoded)) {
        sent.set(orderId, { orderId, paymentId: GOODS_SENT, kind: GOODS_SENT, at, patience: OTHERS_ARE_LATE })
      }
    }
    const steps = [...newest.values()]
    const work = steps.flatMap((step) => workOf(step) ?? [])
    yield* addWork([...work, ...sent.values()])
    yield* removeWork(steps.filter((step) => workOf(step) === undefined))
    yield* lookAtSalesOf(
      steps.filter(({ payment }) => payment.kind === "refund" && payment.result === "failed"),
    )
  }),
}

const KINDS_OF_EVENTS = {
  OrderPaymentDetailsUpdated: true,
  OrderShipmentDetailsUpdated: true,
  OrderStatusChanged: true,
} as const satisfies Partial<Record<OrderEvent["type"], true>>

/** Items leave in a parcel, in the store, or as staff say. */
const hasLeft = (event: OrderEvent): boolean => {
  if (event.type === "OrderShipmentDetailsUpdated") return event.data.before === null
  if (event.type !== "OrderStatusChanged" || event.data.subject === "order") return false
  const { from, to } = event.data
  return !ITEM_STATUS_TABLE[from].hasLeft && ITEM_STATUS_TABLE[to].hasLeft
}

/** Kinds of work besides that of an open payment, whose kind is its result. */
const GIVEN_UP = "given-up"
export const SETTLEMENT = "settlement"
/** Also takes the place of the payment's id, since this work belongs to the order. */
export const GOODS_SENT = "goods-sent"

interface Step {
  readonly orderId: string
  readonly payment: PaymentDetails
  readonly at: string
}

interface Work {
  readonly orderId: string
  readonly paymentId: string
  readonly kind: string
  readonly at: string
  /** Seconds until it is due. */
  readonly patience: number
}

/** The work that follows from a payment's newest step; undefined if there is none. */
const workOf = ({ orderId, payment, at }: Step): Work | undefined => {
  const work = { orderId, paymentId: payment.paymentId, at }
  if (isPayout(payment)) return undefined
  if (isOpen(payment)) {
    const patience =
      payment.kind === "sale" && payment.result === "requested" ? SALE_LOOKUP_DELAY_S : OTHERS_ARE_LATE
    return { ...work, kind: payment.kind, patience }
  }
  if (isGivenUp(payment)) {
    const patience = payment.code === SUPERSEDED ? OTHERS_ARE_LATE : GIVEN_UP_IS_LATE
    return { ...work, kind: GIVEN_UP, patience }
  }
  const isTransaction = payment.kind === "sale" || payment.kind === "refund"
  const isOwed = isTransaction && payment.result === "succeeded" && payment.transactionId !== null
  return isOwed && Date.parse(at) > Date.now() - SETTLES_WITHIN
    ? { ...work, kind: SETTLEMENT, patience: SETTLEMENT_IS_LATE }
    : undefined
}

const addWork = (work: ReadonlyArray<Work>): Effect.Effect<void, DatabaseError, Database> =>
  work.length === 0
    ? Effect.void
    : execute({
        name: "payment-work-add",
        text: `insert into payment_work (order_id, payment_id, kind, since, next_at)
               select order_id, payment_id, kind, at, at + make_interval(secs => patience)
               from (
                 -- The recording process may have had a fast clock: the work must not wait for a time in the future.
                 select order_id, payment_id, kind, patience, least(at, clock_timestamp()) as at
                 from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::int[])
                   s (order_id, payment_id, kind, at, patience)
               ) s
               on conflict (order_id, payment_id) do update set
                 kind = excluded.kind,
                 since = case when excluded.kind = $6 then excluded.since else payment_work.since end,
                 next_at = case when excluded.kind = payment_work.kind
                   then least(payment_work.next_at, excluded.next_at) else excluded.next_at end`,
        values: [
          work.map(({ orderId }) => orderId),
          work.map(({ paymentId }) => paymentId),
          work.map(({ kind }) => kind),
          work.map(({ at }) => at),
          work.map(({ patience }) => patience),
          GOODS_SENT,
        ],
      }).pipe(Effect.asVoid)

const removeWork = (steps: ReadonlyArray<Step>): Effect.Effect<void, DatabaseError, Database> =>
  steps.length === 0
    ? Effect.void
    : execute({
        name: "payment-work-remove",
        text: `delete from payment_work w using unnest($1::text[], $2::text[]) s (order_id, payment_id)
               where w.order_id = s.order_id and w.payment_id = s.payment_id`,
        values: [steps.map(({ orderId }) => orderId), steps.map(({ payment }) => payment.paymentId)],
      }).pipe(Effect.asVoid)

/**
 * A refund also fails where its sale brought no money after all: then the sale is looked at now, before staff pay out
 * what the shop never got.
 */
const lookAtSalesOf = (failed: ReadonlyArray<Step>): Effect.Effect<void, DatabaseError, Database> =>
  failed.length === 0
    ? Effect.void
    : execute({
        name: "payment-work-failed-refund",
        text: `update payment_work w set next_at = least(w.next_at, now())
               from unnest($1::text[], $2::text[]) s (order_id, payment_id)
               where w.order_id = s.order_id and w.payment_id = s.payment_id and w.kind = $3`,
        values: [
          failed.map(({ orderId }) => orderId),
          failed.map(({ payment }) => payment.refersTo),
          SETTLEMENT,
        ],
      }).pipe(Effect.asVoid)

export const finishWork = (
  orderId: string,
  paymentId: string,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: "delete from payment_work where order_id = $1 and payment_id = $2",
    values: [orderId, paymentId],
  }).pipe(Effect.asVoid)

/** A settlement that was looked at is looked at again in a day, unless it became due meanwhile. */
export const postponeSettlement = (
  orderId: string,
  paymentId: string,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `update payment_work set next_at = now() + make_interval(secs => $4)
           where order_id = $1 and payment_id = $2 and kind = $3 and next_at > now()`,
    values: [orderId, paymentId, SETTLEMENT, SETTLEMENT_IS_LATE],
  }).pipe(Effect.asVoid)

/** Items that shipped meanwhile remain to be processed. */
export const finishGoodsSent = (orderId: string, since: Date): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: "delete from payment_work where order_id = $1 and payment_id = $2 and date_trunc('milliseconds', since) = $3",
    values: [orderId, GOODS_SENT, since],
  }).pipe(Effect.asVoid)

const WorkRow = Schema.Struct({
  order_id: Schema.String,
  payment_id: Schema.String,
  kind: Schema.String,
  since: Schema.Date,
  attempts: Schema.Int,
})

/**
 * Takes the work that is due, each item for a while: retries back off, up to every ten minutes. A charge that was given
 * up is looked up every ten minutes in its first hour, then hourly for a day, then daily; a settlement that could not be
 * looked up, in an hour.
 */
export const takeDueWork = (
  limit: number,
): Effect.Effect<ReadonlyArray<PaymentWork>, DatabaseError, Database> =>
  rows(WorkRow, {
    text: `update payment_work set
             attempts = attempts + 1,
             next_at = now() + case
               when kind = $3 then interval '1 hour'
               when kind <> $2 then ${PAUSE_AFTER_ATTEMPTS}
               when since > now() - interval '1 hour' then interval '10 minutes'
               when since > now() - interval '1 day' then interval '1 hour'
               else interval '1 day' end
           where (order_id, payment_id) in (
             select order_id, payment_id from payment_work where next_at <= now()
             order by next_at limit $1 for update skip locked
           )
           returning order_id, payment_id, kind, since, attempts`,
    values: [limit, GIVEN_UP, SETTLEMENT],
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
