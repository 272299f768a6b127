import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import { inDollars } from "../shared/dollars.ts"
import { AMOUNT_RANGE, type Cents, isPrice } from "../shared/money.ts"
import { isPositiveInteger, isQuantity } from "../shared/text.ts"
import { isAwaitedReturn, isOpenReturn } from "./open-return.ts"
import { soldFor } from "./order-balance.ts"
import type { CommandOf } from "./order-command.ts"
import type { OrderEvent } from "./order-event.ts"
import type { OrderItemChange } from "./order-item.ts"
import { held } from "./order-money.ts"
import { unknownLine } from "./order-rules-items.ts"
import { refundsOf, requestRefund } from "./order-rules-payment.ts"
import { itemSteps } from "./order-rules-status.ts"
import { lineOf, type Order, type OrderLine, returnableUnits } from "./order-state.ts"
import { type ReturnRequest, returnableUntil, returnDaysOf, valueOfUnits } from "./return-request.ts"
import { itemStatusName } from "./status-names.ts"

/**
 * Shipped units are returned, which ends the wait for those that the customer asked to return. When all of them are, the
 * line is RETURNED.
 */
export const returnItem = (
  order: Order,
  itemId: string,
  units: number,
  reason: string,
): Decision<OrderEvent> => {
  const line = lineOf(order, itemId)
  if (line === undefined) return unknownLine(itemId)
  const request = line.returnRequest
  return comeBack(line, units, reason, isAwaitedReturn(request) ? { request: received(request, units) } : {})
}

/** What the shop answered said how to send the units, and no longer holds once they are here. */
const received = (request: ReturnRequest, units: number): ReturnRequest => ({
  ...request,
  quantity: units,
  status: "RECEIVED",
  answer: null,
})

const comeBack = (
  line: OrderLine,
  units: number,
  reason: string,
  more: { readonly restock?: boolean; readonly request?: ReturnRequest },
): Decision<OrderEvent> => {
  const out = returnableUnits(line)
  if (out === 0)
    return refuse(
      "not-allowed-now",
      `No units of an item that is ${itemStatusName(line.status)} can be returned.`,
    )
  if (!isQuantity(units) || units > out)
    return refuse("invalid", `Only ${out} of ${line.quantity} units of “${line.name}” can be returned.`)
  const returnedQuantity = line.returnedQuantity + units
  return accept([
    changed(
      line,
      {
        returnedQuantity,
        ...(more.restock === true ? { restockedQuantity: line.restockedQuantity + units } : {}),
        ...(more.request === undefined ? {} : { returnRequest: more.request }),
      },
      reason,
    ),
    ...itemSteps(line, returnedQuantity === line.quantity ? ["RETURNED"] : [], reason),
  ])
}

const changed = (line: OrderLine, after: OrderItemChange, reason: string | null): OrderEvent => ({
  type: "OrderItemUpdated",
  data: {
    itemId: line.itemId,
    before: {
      ...(after.returnedQuantity === undefined ? {} : { returnedQuantity: line.returnedQuantity }),
      ...(after.restockedQuantity === undefined ? {} : { restockedQuantity: line.restockedQuantity }),
      ...(after.returnRequest === undefined || line.returnRequest === null
        ? {}
        : { returnRequest: line.returnRequest }),
    },
    after,
    reason,
  },
})

/** A customer asks to return units, within the days allowed. All lines of the request, or none. */
export const requestReturn = (order: Order, request: CommandOf<"RequestReturn">): Decision<OrderEvent> => {
  const events: Array<OrderEvent> = []
  const named = new Set<string>()
  const days = returnDaysOf(order)
  for (const { itemId, quantity, since } of request.lines) {
    const line = lineOf(order, itemId)
    if (line === undefined) return unknownLine(itemId)
    if (line.returnRequest?.returnId === request.returnId) continue
    if (named.has(itemId)) return refuse("invalid", `“${line.name}” is named twice.`)
    named.add(itemId)
    const out = returnableUnits(line)
    if (out === 0 || since === null)
      return refuse("not-allowed-now", `“${line.name}” has not left the shop, or is back already.`)
    if (isOpenReturn(line.returnRequest))
      return refuse("not-allowed-now", `A return of “${line.name}” is already in progress.`)
    if (request.now > returnableUntil(since, days))
      return refuse(
        "not-allowed-now",
        `“${line.name}” could be returned within ${days} ${days === 1 ? "day" : "days"} only.`,
      )
    if (!isPositiveInteger(quantity)) return refuse("invalid", `Return at least one unit of “${line.name}”.`)
    if (quantity > out) return refuse("invalid", `Only ${out} of “${line.name}” can be returned.`)
    const returnRequest: ReturnRequest = {
      returnId: request.returnId,
      quantity,
      reason: request.reason,
      status: "REQUESTED",
      answer: null,
      refunded: 0,
    }
    events.push(changed(line, { returnRequest }, null))
  }
  return accept(events)
}

/** The customer keeps the units after all, of which none has come back. They may be asked for again. */
export const withdrawReturn = (
  order: Order,
  { itemId, returnId }: CommandOf<"WithdrawReturn">,
): Decision<OrderEvent> =>
  withRequest(order, itemId, (line, request) => {
    if (request.returnId !== returnId)
      return refuse("not-allowed-now", `Another return of “${line.name}” was requested since.`)
    if (request.status === "WITHDRAWN") return unchanged
    if (!isAwaitedReturn(request))
      return refuse(
        "not-allowed-now",
        `This return was already ${STATUS_WORDS[request.status]}, so it can no longer be canceled.`,
      )
    return accept([changed(line, { returnRequest: { ...request, status: "WITHDRAWN", answer: null } }, null)])
  })

/** Staff accept a return, or refuse it with a reason: also one that they accepted, if nothing comes. */
export const answerReturn = (order: Order, answer: CommandOf<"AnswerReturn">): Decision<OrderEvent> =>
  withRequest(order, answer.itemId, (line, request) => {
    const status = answer.isAccepted ? "ACCEPTED" : "REFUSED"
    if (request.status === status) return unchanged
    if (!isAwaitedReturn(request)) return notIn(request, status)
    return accept([changed(line, { returnRequest: { ...request, status, answer: answer.answer } }, null)])
  })

/** The items are back, at least those that came, and are put on sale again or not. */
export const receiveReturn = (
  order: Order,
  { itemId, quantity, restock }: CommandOf<"ReceiveReturn">,
): Decision<OrderEvent> =>
  withRequest(order, itemId, (line, request) => {
    const units = quantity ?? request.quantity
    if (request.status === "RECEIVED" || request.status === "REFUNDED")
      return units === request.quantity
        ? unchanged
        : refuse(
            "already-exists",
            `This return has already been received, with ${inUnits(request.quantity)}.`,
          )
    if (request.status !== "ACCEPTED") return notIn(request, "RECEIVED")
    if (!isQuantity(units) || units > request.quantity)
      return refuse(
        "invalid",
        `The return of “${line.name}” is of ${inUnits(request.quantity)}. If none came, decline it.`,
      )
    return comeBack(line, units, "return received", { restock, request: received(request, units) })
  })

const inUnits = (count: number): string => (count === 1 ? "1 unit" : `${count} units`)

/** Refunds returned items to the payment they were paid with; nothing where nothing is owed for them anymore. */
export const refundReturn = (order: Order, refund: CommandOf<"RefundReturn">): Decision<OrderEvent> =>
  withRequest(order, refund.itemId, (line, request) => {
    const { amount } = refund
    if (request.status === "REFUNDED")
      return request.refunded === amount
        ? unchanged
        : refuse(
            "already-exists",
            `${inDollars(request.refunded)} has already been refunded for this return.`,
          )
    if (request.status !== "RECEIVED") return notIn(request, "REFUNDED")
    if (!isPrice(amount)) return refuse("invalid", `The amount ${AMOUNT_RANGE}.`)
    if (amount === 0 && proposedRefund(order, line) > 0)
      return refuse("invalid", "A refund is at least one cent.")
    const most = held(order)
    if (amount > most) return refuse("invalid", `At most ${inDollars(most)} of this order can be refunded.`)
    const events: Array<OrderEvent> = [
      changed(line, { returnRequest: { ...request, status: "REFUNDED", refunded: amount } }, null),
    ]
    for (const part of refundsOf(order, amount)) {
      const decided = requestRefund(order, { ...part, reason: `return of ${line.name}` })
      if (decided._tag === "Failure") return decided
      events.push(...decided.success)
    }
    return accept(events)
  })

/**
 * Cents to refund for the units of a line's newest return: as far as the money that is held exceeds what else was sold.
 * What staff refunded under the payments is not proposed again.
 */
export const proposedRefund = (order: Order, line: OrderLine): Cents => {
  const request = line.returnRequest
  if (request === null) return 0
  const isBack = request.status === "RECEIVED" || request.status === "REFUNDED"
  const before = line.returnedQuantity - (isBack ? request.quantity : 0)
  const value = valueOfUnits(line, before, request.quantity)
  const kept = soldFor(order) - (isBack ? 0 : value)
  return Math.min(value, Math.max(0, held(order) - kept))
}

const withRequest = (
  order: Order,
  itemId: string,
  decide: (line: OrderLine, request: ReturnRequest) => Decision<OrderEvent>,
): Decision<OrderEvent> => {
  const line = lineOf(order, itemId)
  if (line === undefined) return unknownLine(itemId)
  return line.returnRequest === null
    ? refuse("not-found", `No return of “${line.name}” was requested.`)
    : decide(line, line.returnRequest)
}

const STATUS_WORDS: Readonly<Record<ReturnRequest["status"], string>> = {
  REQUESTED: "requested",
  ACCEPTED: "accepted",
  REFUSED: "declined",
  WITHDRAWN: "withdrawn",
  RECEIVED: "received",
  REFUNDED: "refunded",
}

const notIn = (request: ReturnRequest, to: ReturnRequest["status"]): Decision<never> =>
  refuse(
    "not-allowed-now",
    request.status === "WITHDRAWN"
      ? "The customer has withdrawn this return."
      : `A return that was ${STATUS_WORDS[request.status]} cannot be ${STATUS_WORDS[to]}.`,
  )
