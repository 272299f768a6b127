import { isDeepStrictEqual } from "node:util"
import { refundedAmount } from "@voltread/domain/ordering/order-money.ts"
import { isLive, type OrderFacts, orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { stockOf } from "@voltread/domain/ordering/order-stock.ts"
import { hasMoved, isIncoming } from "@voltread/domain/ordering/payment-result.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { leasesAgree } from "./audit-leases.ts"
import type { Evidence } from "./evidence.ts"

/** Every inconsistency between the records, one sentence for each. */
export const audit = (evidence: Evidence): ReadonlyArray<string> => [
  ...ordersExistOnce(evidence),
  ...chargesBelong(evidence),
  ...leasesAgree(evidence),
  ...stockIsKept(evidence),
  ...readModelsAgree(evidence),
  ...evidence.tables,
]

/** Every order that somebody was told about exists exactly once, in the log and in the read models. */
const ordersExistOnce = ({ receipts, orders, beginnings, readModels }: Evidence): ReadonlyArray<string> => {
  const findings: Array<string> = []
  for (const { orderId, paid } of receipts) {
    const order = orders.get(orderId)
    if (order === undefined) findings.push(`Order ${orderId} was acknowledged and is not in the log`)
    else if (paid && !isPaid(order.state))
      findings.push(`Order ${orderId} was acknowledged as paid and is not`)
    if (!readModels.details.has(orderId)) findings.push(`Order ${orderId} was acknowledged and has no page`)
    if (!readModels.list.has(orderId)) findings.push(`Order ${orderId} was acknowledged and is not listed`)
  }
  for (const [orderId, times] of beginnings) {
    if (times !== 1) findings.push(`Order ${orderId} begins ${times} times`)
  }
  const ofCart = Map.groupBy(orders, ([, { state }]) => state.created.cartId)
  for (const [cartId, found] of ofCart) {
    if (cartId !== null && found.length > 1) findings.push(`Cart ${cartId} became ${found.length} orders`)
  }
  for (const [cartId, ofCart] of Map.groupBy(receipts, (receipt) => receipt.cartId)) {
    const ids = new Set(ofCart.map(({ orderId }) => orderId))
    if (ids.size > 1) findings.push(`Cart ${cartId} was acknowledged as ${ids.size} orders`)
  }
  return findings
}

const sales = (order: OrderFacts) => order.payments.filter(({ kind }) => kind === "sale")
/** The order's own record of this charge. */
const paymentOf = (order: OrderFacts, chargeId: string) =>
  sales(order).find(({ transactionId }) => transactionId === chargeId)
const isPaid = (order: OrderFacts): boolean => order.payments.filter(isIncoming).some(hasMoved)
/** Paid, or leased: the lender pays once it is delivered. */
const isSold = (order: OrderFacts): boolean => isPaid(order) || order.lease?.statusName === "COMPLETED"

/** Charges that their orders know nothing of. */
export const unknownCharges = ({ charges, orders }: Pick<Evidence, "charges" | "orders">) =>
  charges.flatMap(({ id, orderId }) => {
    const order = orders.get(orderId ?? "")?.state
    return order === undefined || paymentOf(order, id) !== undefined
      ? []
      : [{ orderId: order.created.orderId, transactionId: id }]
  })

/**
 * Every charge is a successful payment of one order, no order has two or claims money that did not arrive, and refunds at
 * the gateways are refunds in the order.
 */
const chargesBelong = ({ charges, orders }: Evidence): ReadonlyArray<string> => {
  const findings: Array<string> = []
  const known = new Set(charges.map(({ id }) => id))
  for (const { id, orderId, cents, givenBack } of charges) {
    const order = orderId === null ? undefined : orders.get(orderId)?.state
    if (order === undefined) {
      findings.push(`Charge ${id} belongs to no order`)
      continue
    }
    const payment = paymentOf(order, id)
    if (payment === undefined) findings.push(`Charge ${id} is not known to order ${orderId}`)
    else if (!hasMoved(payment)) findings.push(`Charge ${id} is recorded as ${payment.result}`)
    else if (payment.amount !== cents) findings.push(`Charge ${id} is recorded with another amount`)
    else if (refundedAmount(order, payment.paymentId) !== givenBack)
      findings.push(`${givenBack} cents of charge ${id} went back, and the order says otherwise`)
    if (cents !== orderTotals(order).total) findings.push(`Charge ${id} is not the order's total`)
  }
  for (const [orderId, found] of Map.groupBy(charges, (charge) => charge.orderId)) {
    if (found.length > 1) findings.push(`Order ${orderId} was charged ${found.length} times`)
  }
  for (const [orderId, { state }] of orders) {
    for (const { transactionId } of sales(state).filter(hasMoved)) {
      if (transactionId === null || !known.has(transactionId)) {
        findings.push(`Order ${orderId} counts as paid by ${transactionId}, which is not a charge`)
      }
    }
  }
  return findings
}

/** No unit is sold twice, none is lost, and orders that are paid or leased hold what they have sold. */
const stockIsKept = ({ products, available, held, orders }: Evidence): ReadonlyArray<string> => {
  const findings: Array<string> = []
  const ofSold = [...orders.values()].map(({ state }) => state).filter(isSold)
  const sold = units(ofSold.flatMap(({ lines }) => lines.filter(isLive)))
  const reserved = units(held)
  for (const { productId, units: initial } of products) {
    const left = available.get(productId) ?? Number.NaN
    if (left < 0) findings.push(`${productId} has ${left} units left`)
    const taken = reserved.get(productId) ?? 0
    if (left + taken !== initial)
      findings.push(`${productId}: ${left} left and ${taken} held are not ${initial}`)
    const out = sold.get(productId) ?? 0
    if (out > initial) findings.push(`${productId} was sold ${out} times and there were ${initial}`)
  }
  const holding = Map.groupBy(held, ({ orderId }) => orderId)
  for (const order of ofSold) {
    const { orderId } = order.created
    const its = stockOf(order)
    if (!isDeepStrictEqual(units(holding.get(orderId) ?? []), units([...its.held, ...its.sold]))) {
      findings.push(`Order ${orderId} is sold and does not hold what it has sold`)
    }
  }
  return findings
}

interface Units {
  readonly productId: string
  readonly quantity: number
}

const units = (lines: ReadonlyArray<Units>): ReadonlyMap<string, number> => {
  const groups = Map.groupBy(lines, ({ productId }) => productId)
  return new Map(
    [...groups].map(([productId, found]) => [productId, sum(found.map(({ quantity }) => quantity))]),
  )
}

/** Each read model agrees with the streams about every order, and has no other orders. */
const readModelsAgree = ({ orders, readModels }: Evidence): ReadonlyArray<string> => {
  const { details, list, timelines, counts, parked } = readModels
  const findings: Array<string> = []
  const states = [...orders.values()].map(({ state }) => state)
  for (const [orderId, folded] of orders) {
    if (!isDeepStrictEqual(details.get(orderId), folded))
      findings.push(`The page of order ${orderId} differs from its stream`)
    const row = { status: folded.state.status, total: orderTotals(folded.state).total }
    if (!isDeepStrictEqual(list.get(orderId), row))
      findings.push(`The list's row of order ${orderId} differs from its stream`)
    if (timelines.get(orderId) !== folded.revision + 1)
      findings.push(`The timeline of order ${orderId} is not complete`)
  }
  for (const known of [details, list, timelines]) {
    for (const orderId of known.keys()) {
      if (!orders.has(orderId)) findings.push(`A read model has order ${orderId}, and the log has not`)
    }
  }
  const folded = new Map(
    [...Map.groupBy(states, ({ status }) => status)].map(([key, all]) => [key, all.length]),
  )
  if (!isDeepStrictEqual(counts, folded)) findings.push("The counts by status differ from the streams")
  if (parked > 0) findings.push(`${parked} events are parked`)
  return findings
}
