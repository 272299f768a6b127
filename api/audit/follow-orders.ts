import type { RecordedEvent } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import type { Follower } from "../platform/event-log/follow.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { type AuditedOrder, foldAudited } from "./fold.ts"

const ORDERS = "order-"

const Row = Schema.Struct({
  order_id: Schema.String,
  revision: Schema.Int,
  position: Schema.String,
  status: Schema.String,
  total: Schema.NullOr(Schema.Int),
})

/** Keeps the audit's own tables from the log. */
export const auditOrders: Follower<DatabaseError, Database> = {
  name: "audit",
  streamPrefixes: [ORDERS],
  handle: (events) => {
    const byOrder = Map.groupBy(events, ({ stream }) => stream.slice(ORDERS.length))
    return transaction((client) =>
      Effect.gen(function* () {
        const known = yield* rowsOn(client, Row, {
          name: "audit-orders",
          text: `select order_id, revision, position, status, total from audit_order
                 where order_id = any (array(select unnest($1::text[])))`,
          values: [[...byOrder.keys()]],
        })
        const before = new Map(
          known.map(({ order_id, ...order }) => [order_id, { ...order, at: "", payments: new Map() }]),
        )
        const after = [...byOrder].flatMap(([orderId, its]) => {
          const known = before.get(orderId) ?? null
          const order = foldAll(known, its)
          // Delivered again because the process ended before the checkpoint: nothing in it is new.
          return order === null || order === known ? [] : [{ orderId, order }]
        })
        const payments = paymentsOf(after)
        const failed = failedOf(after)
        yield* executeOn(client, saveOrders(after))
        if (payments.length > 0) yield* executeOn(client, savePayments(payments))
        if (failed.length > 0) yield* executeOn(client, removePayments(failed))
      }),
    )
  },
}

const foldAll = (before: AuditedOrder | null, events: ReadonlyArray<RecordedEvent>): AuditedOrder | null =>
  events.reduce<AuditedOrder | null>(foldAudited, before)

interface Saved {
  readonly orderId: string
  readonly order: AuditedOrder
}

const saveOrders = (saved: ReadonlyArray<Saved>) => ({
  name: "audit-order-save",
  text: `insert into audit_order (order_id, revision, position, status, total, changed_at)
         select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[])
         on conflict (order_id) do update set revision = excluded.revision, position = excluded.position,
           status = excluded.status, total = excluded.total, changed_at = excluded.changed_at
         where audit_order.revision < excluded.revision`,
  values: [
    saved.map(({ orderId }) => orderId),
    saved.map(({ order }) => order.revision),
    saved.map(({ order }) => order.position),
    saved.map(({ order }) => order.status),
    saved.map(({ order }) => order.total),
    saved.map(({ order }) => order.at),
  ],
})

const paymentsOf = (saved: ReadonlyArray<Saved>) =>
  saved.flatMap(({ orderId, order }) =>
    [...order.payments].flatMap(([paymentId, payment]) =>
      payment === null ? [] : [{ orderId, paymentId, ...payment }],
    ),
  )

/** Saves the payments of this batch; a payment with a new step is compared with its gateway's books again. */
const savePayments = (payments: ReturnType<typeof paymentsOf>) => ({
  name: "audit-payment-save",
  text: `insert into audit_payment (order_id, payment_id, gateway, kind, transaction_id, amount, changed_at)
         select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[])
         on conflict (order_id, payment_id) do update set gateway = excluded.gateway, kind = excluded.kind,
           transaction_id = excluded.transaction_id, amount = excluded.amount,
           changed_at = excluded.changed_at, checked_at = null`,
  values: [
    payments.map(({ orderId }) => orderId),
    payments.map(({ paymentId }) => paymentId),
    payments.map(({ gateway }) => gateway),
    payments.map(({ kind }) => kind),
    payments.map(({ transactionId }) => transactionId),
    payments.map(({ amount }) => amount),
    payments.map(({ at }) => at),
  ],
})

const failedOf = (saved: ReadonlyArray<Saved>) =>
  saved.flatMap(({ orderId, order }) =>
    [...order.payments].flatMap(([paymentId, payment]) => (payment === null ? [{ orderId, paymentId }] : [])),
  )

const removePayments = (failed: ReturnType<typeof failedOf>) => ({
  text: `delete from audit_payment p using unnest($1::text[], $2::text[]) g (order_id, payment_id)
         where p.order_id = g.order_id and p.payment_id = g.payment_id`,
  values: [failed.map(({ orderId }) => orderId), failed.map(({ paymentId }) => paymentId)],
})
