import { NOT_PAID_IN_TIME } from "../ordering/cancel-reason.ts"
import { agreedDownPayment } from "../ordering/down-payment.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { hasOpenSale, held } from "../ordering/order-money.ts"
import type { OrderState } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE, PAID_WITHIN_DAYS } from "../ordering/order-status-table.ts"

const DAY = 86_400_000

/** Milliseconds for which an unpaid order keeps its prices, from when it began to wait for its payment. */
export const PAID_WITHIN = PAID_WITHIN_DAYS * DAY

/**
 * Milliseconds. Orders that have waited for longer were imported, or placed before the clock ended any: to cancel them now
 * would change the figures of months that are over.
 */
const IS_HISTORY = 2 * PAID_WITHIN

/** `waits`: it cannot be canceled yet, or not by the clock. */
export type UnpaidEnd = "waits" | "canceled" | "over"

/**
 * What becomes of an order that has waited for its payment that long, in milliseconds. Money that may still come, or has
 * come in part, keeps it open; and an approval whose rest its customer pays by card ends by its own date.
 */
export const unpaidEnd = (order: OrderState, waitingMs: number): UnpaidEnd => {
  const awaitsPayment = order._tag === "placed" && ORDER_STATUS_TABLE[order.status].awaitsPayment
  if (!awaitsPayment || waitingMs > IS_HISTORY) return "over"
  const isKept = hasOpenSale(order) || held(order) > 0 || agreedDownPayment(order) > 0
  return waitingMs < PAID_WITHIN || isKept ? "waits" : "canceled"
}

export const cancelUnpaid: OrderCommand = { type: "CancelOrder", reason: NOT_PAID_IN_TIME }
