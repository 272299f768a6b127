import { fold } from "@voltread/domain/decider.ts"
import type { RecordedEvent } from "@voltread/domain/event.ts"
import { refundedAmount } from "@voltread/domain/ordering/order-money.ts"
import type { OrderLine, OrderState, PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved, isIncoming } from "@voltread/domain/ordering/payment-result.ts"
import { valueOfUnits } from "@voltread/domain/ordering/return-request.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { sum, toDecimal } from "@voltread/domain/shared/money.ts"
import { Result } from "effect"
import { orderAggregate } from "../aggregates/aggregates.ts"
import { paidForUnits } from "./past-order-commands.ts"
import type { PastAddress, PastItem, PastOrder, PastRecord } from "./past-records.ts"

interface ReturnedUnits {
  readonly at: string
  readonly itemId: string
  readonly quantity: number
  readonly reason: string
}

/** When an order's events happened. */
interface Dates {
  readonly placedAt: string
  /** Empty: some units have not left the store. */
  readonly shippedAt: string
  readonly returns: ReadonlyArray<ReturnedUnits>
}

const counted = (order: PlacedOrder): ReadonlyArray<OrderLine> => order.lines.filter((line) => line.counted)

const hasLeft = (state: OrderState): boolean =>
  state._tag === "placed" &&
  counted(state).length > 0 &&
  counted(state).every((line) => line.shippedQuantity >= line.quantity)

const returnedOf = (state: OrderState): ReadonlyMap<string, number> =>
  new Map(state._tag === "none" ? [] : state.lines.map((line) => [line.itemId, line.returnedQuantity]))

const follow = (
  events: ReadonlyArray<RecordedEvent>,
): { readonly state: OrderState; readonly dates: Dates } => {
  let state = orderAggregate.decider.initial
  let [placedAt, shippedAt] = ["", ""]
  const returns: Array<ReturnedUnits> = []
  for (const recorded of events) {
    const event = orderAggregate.decode(recorded)
    const { at } = recorded.metadata
    const before = state
    state = fold(orderAggregate.decider, [event], state)
    if (event.type === "OrderSubmitted") placedAt = at
    if (!hasLeft(state)) shippedAt = ""
    else if (shippedAt === "") shippedAt = at
    if (event.type !== "OrderItemUpdated") continue
    const { itemId, reason } = event.data
    const quantity = (returnedOf(state).get(itemId) ?? 0) - (returnedOf(before).get(itemId) ?? 0)
    if (quantity > 0) returns.push({ at, itemId, quantity, reason: reason ?? "" })
  }
  return { state, dates: { placedAt, shippedAt, returns } }
}

const addressOf = ({ address2, phone, ...address }: PostalAddress): PastAddress => ({
  ...address,
  ...(address2 === "" ? {} : { address2 }),
  ...(phone === "" ? {} : { phone }),
})

const itemOf = (line: OrderLine): PastItem => ({
  sku: line.sku,
  name: line.name,
  brand: line.brand,
  category: line.category,
  quantity: line.quantity,
  price: toDecimal(line.price),
  supplierCost: toDecimal(line.supplierCost),
  shippingCost: toDecimal(line.shippingCost),
  discount: toDecimal(line.discount),
  tax: toDecimal(line.tax),
})

const CREDIT_NOTE = /^credit note (.+)$/

type ReturnRecord = Extract<PastRecord, { readonly type: "return" }>

/** The units returned at one time, by the number of their credit note, with what they cost with shipping, in cents. */
const returnsOf = (
  order: PlacedOrder,
  returns: ReadonlyArray<ReturnedUnits>,
): ReadonlyArray<{ readonly record: ReturnRecord; readonly worth: number }> => {
  const lines = counted(order)
  const back = new Map<string, number>()
  const worthOf = ({ itemId, quantity }: ReturnedUnits): number => {
    const before = back.get(itemId) ?? 0
    back.set(itemId, before + quantity)
    const line = lines.find((each) => each.itemId === itemId)
    return line === undefined ? 0 : valueOfUnits(line, before, quantity)
  }
  const groups = Map.groupBy(returns, ({ at, reason }) => `${at} ${reason}`)
  return [...groups.values()].flatMap((units, index) => {
    const worth = sum(units.map(worthOf))
    const [first] = units
    const [line, ...others] = units.map(({ itemId, quantity }) => ({
      line: lines.findIndex((each) => each.itemId === itemId) + 1,
      quantity,
    }))
    if (first === undefined || line === undefined) return []
    const number = CREDIT_NOTE.exec(first.reason)?.[1] ?? `${order.created.uniqueId}-R${index + 1}`
    const record = {
      type: "return" as const,
      number,
      order: order.created.uniqueId,
      at: first.at,
      lines: [line, ...others] as const,
    }
    return [{ record, worth }]
  })
}

/** The cents of the order that were paid for the returned units, without shipping. */
const partOf = (order: PlacedOrder): number =>
  sum(order.lines.map((line) => paidForUnits(line, 0, line.returnedQuantity)))

/**
 * The returns with their refunds, where those are not without shipping: all with shipping, or what was refunded for a
 * single one. Undefined where refunds do not follow from the returns.
 */
const refundedBy = (
  refund: number,
  part: number,
  returns: ReturnType<typeof returnsOf>,
): ReadonlyArray<ReturnRecord> | undefined => {
  if (refund === part) return returns.map(({ record }) => record)
  const isWhole = refund === sum(returns.map(({ worth }) => worth))
  if (!isWhole && (returns.length !== 1 || refund < 0)) return undefined
  return returns.map(({ record, worth }) => ({ ...record, refund: toDecimal(isWhole ? worth : refund) }))
}

/**
 * An order with its returns as records of a history, or why it cannot be one: records can only describe orders that
 * were paid at once by one method and shipped, and refunds of returned units.
 */
export const pastOrderOf = (
  events: ReadonlyArray<RecordedEvent>,
): Result.Result<ReadonlyArray<PastRecord>, string> => {
  const { state, dates } = follow(events)
  if (state._tag !== "placed") return Result.fail("it was never placed")
  if (dates.shippedAt === "") return Result.fail("not all of it has left the shop")
  const paid = state.payments.filter((payment) => isIncoming(payment) && hasMoved(payment))
  const [payment, ...others] = paid
  if (payment === undefined || payment.transactionId === null) return Result.fail("it was not paid here")
  if (payment.gatewayType === "LEASE") return Result.fail("a lender paid for it")
  if (others.length > 0) return Result.fail("it was paid in more than one way")
  const returns = returnsOf(state, dates.returns)
  const canceled = payment.amount - orderTotals(state).total
  const refund = refundedAmount(state, payment.paymentId) - canceled
  const records = refundedBy(refund, partOf(state), returns)
  if (records === undefined) return Result.fail("its refunds are not those of the units that came back")
  if (state.billingAddress === null) return Result.fail("it has no billing address")
  const { created, billingAddress, shippingAddress } = state
  const [first, ...items] = counted(state).map(itemOf)
  if (first === undefined) return Result.fail("nothing is left of it")
  const hasAccount = created.username !== null && isEmail(created.username)
  const email = hasAccount ? created.username : created.contact.email
  const parcel = state.shipments.at(-1)
  const order: PastOrder = {
    type: "order",
    number: created.uniqueId,
    placedAt: dates.placedAt,
    email: email !== null && isEmail(email) ? email : "",
    hasAccount,
    billingAddress: addressOf(billingAddress),
    ...(shippingAddress === null ? {} : { shippingAddress: addressOf(shippingAddress) }),
    items: [first, ...items],
    payment: {
      type: payment.gatewayType,
      gateway: payment.gatewayName,
      transactionId: payment.transactionId,
    },
    shippedAt: dates.shippedAt,
    carrier: parcel?.carrier ?? "",
    trackingNumber: parcel?.trackingNumber ?? "",
  }
  return Result.succeed([order, ...records])
}
