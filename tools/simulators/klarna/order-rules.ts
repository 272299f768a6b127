import { randomBytes, randomUUID } from "node:crypto"
import { Result } from "effect"
import { type Refusal, refuse } from "./purchase-rules.ts"
import type { Authorization, Capture, Order, OrderLine, Purchase } from "./records.ts"

type Ruling = Result.Result<Order, Refusal>

const sum = (parts: ReadonlyArray<{ readonly amount: number }>): number =>
  parts.reduce((total, { amount }) => total + amount, 0)

export const captured = (order: Order): number => sum(order.captures)
export const refunded = (order: Order): number => sum(order.refunds)
export const remaining = (order: Order): number =>
  order.end === null && order.fraud !== "REJECTED" ? order.amount - captured(order) : 0

export const statusOf = (order: Order): string => {
  if (order.end !== null) return order.end
  if (captured(order) === 0) return "AUTHORIZED"
  return remaining(order) > 0 ? "PART_CAPTURED" : "CAPTURED"
}

export interface Lifetimes {
  /** From the order to the end of its authorization, and the length of an extension. */
  readonly authorizationMs: number
  /** How long a reviewed order waits for its decision. */
  readonly reviewMs: number
}

export const placed = (
  purchase: Purchase,
  fraud: Exclude<Authorization["fraud"], "refused">,
  now: number,
  { authorizationMs, reviewMs }: Lifetimes,
): Order => ({
  id: randomUUID(),
  originalAmount: purchase.order_amount,
  amount: purchase.order_amount,
  lines: purchase.order_lines,
  purchase,
  fraud: fraud === "accepted" ? "ACCEPTED" : "PENDING",
  decision: fraud === "accepted" ? null : { accept: fraud === "pending-accept", at: now + reviewMs },
  end: null,
  captures: [],
  refunds: [],
  createdAt: now,
  expiresAt: now + authorizationMs,
})

/** Short, in capitals and digits: customers read it out to the vendor's support. */
export const klarnaReference = (order: Order): string =>
  order.id.replaceAll("-", "").slice(0, 8).toUpperCase()

export const newToken = (): string => randomBytes(24).toString("base64url")

export const capture = (
  order: Order,
  { amount, reference, shipping }: Pick<Capture, "amount" | "reference" | "shipping">,
  now: number,
): Ruling => {
  const no = (why: string) => refuse(403, "CAPTURE_NOT_ALLOWED", why)
  if (order.fraud !== "ACCEPTED") return no("The order has not been accepted.")
  if (order.end !== null) return no(`The order is ${order.end}.`)
  if (amount < 1) return refuse(400, "BAD_VALUE", "Bad value: captured_amount")
  if (amount > remaining(order)) return no("Captured amount is higher than the remaining authorized amount.")
  return Result.succeed({
    ...order,
    captures: [...order.captures, { id: randomUUID(), amount, reference, shipping, at: now }],
  })
}

export const refund = (order: Order, amount: number, reference: string | null, now: number): Ruling => {
  const left = captured(order) - refunded(order)
  if (captured(order) === 0)
    return refuse(403, "REFUND_NOT_ALLOWED", "Order has no captures. Refund not possible.")
  if (amount < 1) return refuse(400, "BAD_VALUE", "Bad value: refunded_amount")
  if (amount > left)
    return refuse(403, "REFUND_NOT_ALLOWED", "Refunded amount is higher than the captured amount.")
  return Result.succeed({
    ...order,
    refunds: [...order.refunds, { id: randomUUID(), amount, reference, at: now }],
  })
}

export const cancel = (order: Order): Ruling => {
  if (captured(order) > 0)
    return refuse(403, "CANCEL_NOT_ALLOWED", "Order has previous captures. Cancel not possible.")
  if (order.end !== null) return refuse(403, "CANCEL_NOT_ALLOWED", `The order is ${order.end}.`)
  return Result.succeed({ ...order, end: "CANCELLED" })
}

export const release = (order: Order): Ruling => {
  if (order.end !== null) return refuse(403, "NOT_ALLOWED", `The order is ${order.end}.`)
  const taken = captured(order)
  return Result.succeed({ ...order, amount: taken, ...(taken === 0 ? { end: "CLOSED" as const } : {}) })
}

/** Another amount, at most the authorized one, with matching lines. */
export const authorize = (order: Order, amount: number, lines: ReadonlyArray<OrderLine>): Ruling => {
  if (lines.reduce((total, line) => total + line.total_amount, 0) !== amount)
    return refuse(400, "BAD_VALUE", "Bad value: order_amount")
  if (order.end !== null) return refuse(403, "NOT_ALLOWED", `The order is ${order.end}.`)
  if (amount < captured(order)) return refuse(403, "NOT_ALLOWED", "Amount is lower than what is captured.")
  if (amount > order.amount)
    return refuse(403, "NOT_ALLOWED", "The risk assessment does not allow more than was authorized.")
  return Result.succeed({ ...order, amount, lines })
}

export const extend = (order: Order, now: number, authorizationMs: number): Ruling =>
  order.end !== null || remaining(order) === 0
    ? refuse(403, "NOT_ALLOWED", "There is no authorization to extend.")
    : Result.succeed({ ...order, expiresAt: now + authorizationMs })

/** The vendor's own decision on a reviewed order. */
export const decide = (order: Order, accept: boolean): Ruling =>
  order.fraud !== "PENDING"
    ? refuse(409, "CONFLICT", "The order is not being reviewed.")
    : Result.succeed({
        ...order,
        fraud: accept ? "ACCEPTED" : "REJECTED",
        decision: null,
        end: accept ? order.end : "CANCELLED",
      })

export const expire = (order: Order): Ruling =>
  order.end !== null || remaining(order) === 0
    ? refuse(409, "CONFLICT", "There is no authorization that could expire.")
    : Result.succeed(
        captured(order) === 0 ? { ...order, end: "EXPIRED" } : { ...order, amount: captured(order) },
      )
