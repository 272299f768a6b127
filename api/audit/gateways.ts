import { Effect, Schema } from "effect"
import type { GatewayTransaction } from "../payments/gateway-transaction.ts"
import { PaymentGateways } from "../payments/payment-gateways.ts"
import { execute, rows } from "../platform/postgres/query.ts"
import { type Finding, replaceGatewayFindings } from "./findings.ts"

/** Orders whose payments are compared in one pass: each is a call to a gateway. */
const ORDERS = 20

const Due = Schema.Struct({
  order_id: Schema.String,
  gateway: Schema.String,
  payments: Schema.Array(
    Schema.Struct({ kind: Schema.String, transaction_id: Schema.String, amount: Schema.Int }),
  ),
})
type Due = typeof Due.Type

/** Not while a payment is under way; again each day for a month, and then no more. */
const duePayments = rows(Due, {
  text: `select order_id, gateway,
           json_agg(json_build_object('kind', kind, 'transaction_id', transaction_id, 'amount', amount)) as payments
         from audit_payment p
         where order_id in (
             select order_id from audit_payment
             where coalesce(checked_at, '-infinity') < clock_timestamp() - interval '1 day'
               and changed_at between clock_timestamp() - interval '30 days' and clock_timestamp() - interval '10 minutes'
               and changed_at >= (select since from audit_pass)
             order by coalesce(checked_at, '-infinity'), order_id limit ${ORDERS}
           )
           and not exists (select from payment_work w where w.order_id = p.order_id)
         group by order_id, gateway`,
  values: [],
})

/** Compares what orders say of their money with what their gateways say. A gateway that is down is asked later. */
export const compareGateways = Effect.gen(function* () {
  const gateways = yield* PaymentGateways
  for (const due of yield* duePayments) {
    const gateway = gateways.find(due.gateway)
    if (gateway === undefined) continue
    const known = yield* Effect.result(gateway.findByOrder(due.order_id))
    if (known._tag === "Failure") continue
    yield* replaceGatewayFindings(due.order_id, disagreements(due, known.success))
    yield* execute({
      text: "update audit_payment set checked_at = clock_timestamp() where order_id = $1 and gateway = $2",
      values: [due.order_id, due.gateway],
    })
  }
})

/** Statuses of a charge that moved no money, or none that stayed. */
const WITHOUT_MONEY: ReadonlySet<string> = new Set(["declined", "rejected", "failed", "expired", "voided"])

/** Pure. A void is the same transaction as its sale. */
export const disagreements = (
  { order_id, payments }: Pick<Due, "order_id" | "payments">,
  transactions: ReadonlyArray<GatewayTransaction>,
): ReadonlyArray<Finding> => {
  const stream = `order-${order_id}`
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]))
  const voided = new Set(
    payments.flatMap(({ kind, transaction_id }) => (kind === "void" ? transaction_id : [])),
  )
  const findings = payments.flatMap(({ kind, transaction_id, amount }) => {
    const transaction = byId.get(transaction_id)
    if (transaction === undefined) return [`The gateway does not know its ${kind} ${transaction_id}.`]
    if (kind === "void") return []
    return [
      ...(transaction.amount === amount
        ? []
        : [`Its ${kind} ${transaction_id} is ${amount} cents, at the gateway ${transaction.amount}.`]),
      ...(WITHOUT_MONEY.has(transaction.status) && !voided.has(transaction_id)
        ? [`Its ${kind} ${transaction_id} is ${transaction.status} at the gateway.`]
        : []),
    ]
  })
  const named = new Set(payments.map(({ transaction_id }) => transaction_id))
  for (const { id, kind, status } of transactions) {
    if (!named.has(id) && !WITHOUT_MONEY.has(status))
      findings.push(`It does not know the ${kind} ${id} of its gateway.`)
  }
  return findings.map((what) => ({ stream, what }))
}
