import { loanStatusFacts } from "@voltread/domain/loans/loan-status-table.ts"
import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import { orderStatusFacts } from "@voltread/domain/ordering/order-status-table.ts"
import type { StatusTone } from "@voltread/domain/shared/status-tone.ts"
import type { Tone } from "./badge.tsx"

const TONES: Readonly<Record<StatusTone, Tone>> = { red: "danger", orange: "warning", green: "success" }

/** Spec §4 also colors words that are no status of this shop; other systems may send them. */
const OTHER_TONES: Readonly<Record<string, StatusTone>> = {
  ON_HOLD: "red",
  REJECTED: "red",
  PENDING_RETURN: "orange",
  RECEIVED: "green",
}

/** A status that orders, items and applications share means the same and has one color everywhere. */
const factsOf = (status: string) =>
  orderStatusFacts(status === "SUPPLIER_CANCELLED" ? "CANCELLED_BY_SUPPLIER" : status) ??
  itemStatusFacts(status) ??
  loanStatusFacts(status)

/** Color of an order's, an item's or an application's status; neutral for one that is not known. */
export const statusTone = (status: string): Tone => {
  const tone = factsOf(status)?.tone ?? OTHER_TONES[status]
  return tone === undefined ? "neutral" : TONES[tone]
}

/** `CANCELLED_BY_SUPPLIER` → "Canceled by supplier". */
export const statusLabel = (status: string): string => {
  const known = factsOf(status)?.label
  if (known !== undefined) return known
  const text = status.toLowerCase().replaceAll("_", " ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}
