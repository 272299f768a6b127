import { sum } from "@voltread/domain/shared/money.ts"
import { Effect, Schema } from "effect"
import { withCircuitBreakers } from "../payments/circuit-breakers.ts"
import type { GatewayTransaction } from "../payments/gateway-transaction.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { PaymentGateways, type PaymentGatewaysService } from "../payments/payment-gateways.ts"
import type { GatewayError } from "../platform/gateway-error.ts"
import { execute, rows } from "../platform/postgres/query.ts"
import { type Finding, replaceFindings } from "./findings.ts"

/** The most payments that one pass begins with: their orders are compared, each with a call to a gateway. */
const MOST = 20

const Due = Schema.Struct({
  order_id: Schema.String,
  gateway: Schema.String,
  payments: Schema.Array(
    Schema.Struct({ kind: Schema.String, transaction_id: Schema.String, amount: Schema.Int }),
  ),
})
type Due = typeof Due.Type

/**
 * Those whose gateways were asked longest ago, and from now on as asked last: what cannot be compared does not keep
 * others waiting. Not while a payment is open; then daily for a month, and then no more.
 */
const duePayments = (gateways: ReadonlyArray<string>) =>
  rows(Due, {
    text: `with due as (
             select order_id from audit_payment p
             where gateway = any ($1)
               and coalesce(checked_at, '-infinity') < now() - interval '1 day'
               and changed_at between now() - interval '30 days' and now() - interval '10 minutes'
               and changed_at >= (select since from audit_pass)
               and not exists (
                 select from payment_work w
                 where w.order_id = p.order_id and w.kind not in ('given-up', 'settlement')
               )
             order by coalesce(asked_at, '-infinity'), order_id limit ${MOST}
           ), asked as (
             update audit_payment set asked_at = clock_timestamp()
             where order_id in (select order_id from due) and gateway = any ($1)
             returning order_id, gateway, kind, transaction_id, amount
           )
           select order_id, gateway,
             json_agg(json_build_object('kind', kind, 'transaction_id', transaction_id, 'amount', amount)) as payments
           from asked group by order_id, gateway`,
    values: [gateways],
  })

/** Compares what orders record of their money with their gateways' books. A gateway that is down is asked later. */
export const compareGateways = Effect.gen(function* () {
  const gateways = withCircuitBreakers(yield* PaymentGateways)
  const byOrder = Map.groupBy(yield* duePayments(gateways.names), ({ order_id }) => order_id)
  for (const [orderId, dues] of byOrder) {
    // An order may have been paid at several: what one of them says does not replace what another does.
    const found = yield* Effect.result(Effect.forEach(dues, compareWith(gateways)))
    if (found._tag === "Failure") continue
    yield* replaceFindings("gateways", [`order-${orderId}`], found.success.flat())
    yield* execute({
      text: "update audit_payment set checked_at = clock_timestamp() where order_id = $1 and gateway = any ($2)",
      values: [orderId, dues.map(({ gateway }) => gateway)],
    })
  }
})

const compareWith = (gateways: PaymentGatewaysService) =>
  Effect.fnUntraced(function* (due: Due): Effect.fn.Return<ReadonlyArray<Finding>, GatewayError> {
    const gateway = yield* gateways.named(due.gateway)
    const known = yield* transactionsOf(gateway, due)
    const isIncomingOnly = gateway.givesBackByHand === true || gateway.knownByTransaction === true
    const payments = isIncomingOnly ? due.payments.filter(({ kind }) => kind !== "refund") : due.payments
    const isPaidOut = gateway.givesBackByHand === true && payments.length < due.payments.length
    return disagreements({ ...due, payments }, isPaidOut ? known.map(asSettled) : known)
  })

/** A gateway may list only recent transactions, or none: the others that the order names are looked up by id. */
const transactionsOf = Effect.fnUntraced(function* (
  gateway: PaymentGateway,
  { order_id, payments }: Due,
): Effect.fn.Return<ReadonlyArray<GatewayTransaction>, GatewayError> {
  const listed = yield* gateway.findByOrder(order_id)
  const ids = new Set(payments.filter(isIncoming).map(({ transaction_id }) => transaction_id))
  for (const { id } of listed) ids.delete(id)
  const named = yield* Effect.forEach(ids, gateway.find)
  const isOwn = (orderId: string | null) => orderId === null || orderId === order_id
  return [...listed, ...named.flatMap((each) => (each !== undefined && isOwn(each.orderId) ? [each] : []))]
})

/**
 * Staff may have paid out on the gateway's own pages: the gateway then shows the sale as voided, the store as refunded.
 */
const asSettled = (transaction: GatewayTransaction): GatewayTransaction =>
  transaction.status === "voided" ? { ...transaction, status: "settled" } : transaction

const isIncoming = ({ kind }: Due["payments"][number]): boolean => !GIVES_BACK.has(kind)

/** Statuses of a charge that moved no money, or whose money was returned. */
const WITHOUT_MONEY: ReadonlySet<string> = new Set([
  "waiting",
  "declined",
  "rejected",
  "failed",
  "settlement-declined",
  "expired",
  "voided",
])

/** Pure. Unsettled money is returned by voiding its sale: the record of that names the sale's own transaction. */
export const disagreements = (
  { order_id, payments }: Pick<Due, "order_id" | "payments">,
  transactions: ReadonlyArray<GatewayTransaction>,
): ReadonlyArray<Finding> => {
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]))
  const named = Map.groupBy(payments, ({ transaction_id }) => transaction_id)
  const said = [...named].flatMap(([id, records]) => {
    const transaction = byId.get(id)
    if (transaction === undefined)
      return records.map(({ kind }) => `The gateway does not know its ${kind} ${id}.`)
    const { kind, status, amount } = transaction
    const givenBack = records.filter(({ kind }) => GIVES_BACK.has(kind))
    if (kind === "sale" && givenBack.length > 0)
      return TAKEN_BACK.has(status) || sum(givenBack.map((record) => record.amount)) === transaction.lapsed
        ? []
        : [`Its ${kind} ${id} was given back, at the gateway it is ${status}.`]
    return [
      ...records
        .filter((record) => record.amount !== amount)
        .map((record) => `Its ${record.kind} ${id} is ${record.amount} cents, at the gateway ${amount}.`),
      ...(WITHOUT_MONEY.has(status) ? [`Its ${kind} ${id} is ${status} at the gateway.`] : []),
    ]
  })
  const unknown = transactions
    .filter(({ id, status }) => !named.has(id) && !WITHOUT_MONEY.has(status))
    .map(({ id, kind }) => `It does not know the ${kind} ${id} of its gateway.`)
  return [...said, ...unknown].map((what) => ({ stream: `order-${order_id}`, what }))
}

/** Statuses of a sale whose money was returned without a refund. */
const TAKEN_BACK: ReadonlySet<string> = new Set(["voided", "expired", "settlement-declined"])

const GIVES_BACK: ReadonlySet<string> = new Set(["refund", "void"])
