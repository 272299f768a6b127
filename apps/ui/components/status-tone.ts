import type { Tone } from "./badge.tsx"

/** Spec §4, status colours: red, orange and green; what is not listed there stays neutral. */
const tones: Readonly<Record<string, Tone>> = {
  CANCELLED: "danger",
  CANCELLED_BY_SUPPLIER: "danger",
  PAYMENT_FAILED: "danger",
  ON_HOLD: "danger",
  REJECTED: "danger",
  SUPPLIER_CANCELLED: "danger",
  PENDING_PAYMENT: "warning",
  PENDING_RETURN: "warning",
  PENDING_ESIGNATURE: "warning",
  PENDING_REVIEW: "warning",
  PENDING_PICKUP: "warning",
  PENDING: "warning",
  PENDING_SHIPMENT: "warning",
  LOAN_IN_PROCESS: "warning",
  RECEIVED: "success",
  RETURNED: "success",
  SHIPPED: "success",
  PAYMENT_RECEIVED: "success",
  PENDING_FULFILMENT: "success",
  COMPLETED: "success",
  READY_TO_PICKUP: "success",
  DELIVERED: "success",
  CONFIRMED_BY_SUPPLIER: "success",
  // Not in the table; a picked-up item is as good as a delivered one.
  PICKUPED: "success",
}

/** Spec §4, loan and application statuses; CANCELLED and COMPLETED are the same there. */
const loanTones: Readonly<Record<string, Tone>> = {
  ...tones,
  PROGRESS: "warning",
  IN_REVIEW: "warning",
  INITIATED: "warning",
  APPROVED: "success",
  UNKNOWN: "danger",
  BLOCKED: "danger",
  DECLINED: "danger",
  ERROR: "danger",
}

/** Colour of an order's, an item's or an application's status. */
export const statusTone = (status: string): Tone =>
  loanTones[status.toUpperCase().replaceAll(" ", "_")] ?? "neutral"

const words: Readonly<Record<string, string>> = {
  PENDING_ESIGNATURE: "Pending e-signature",
  PICKUPED: "Picked up",
  READY_TO_PICKUP: "Ready for pickup",
  PENDING_FULFILMENT: "Pending fulfilment",
}

/** `CANCELLED_BY_SUPPLIER` → "Cancelled by supplier". */
export const statusLabel = (status: string): string => {
  const known = words[status]
  if (known !== undefined) return known
  const text = status.toLowerCase().replaceAll("_", " ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}
