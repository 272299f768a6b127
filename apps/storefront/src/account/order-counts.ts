import type { OwnOrderCountsQuery } from "../generated/account.ts"

type Counts = Omit<OwnOrderCountsQuery["orderCounts"], "__typename">

/** The counts of spec §4 that a shopper is shown, with labels. */
const COUNTS: ReadonlyArray<readonly [key: keyof Counts, label: string]> = [
  ["awaitingPayment", "Awaiting payment"],
  ["awaitingSignature", "Awaiting signature"],
  ["paymentFailed", "Payment failed"],
  ["received", "Paid"],
  ["awaitingConfirmation", "Awaiting confirmation"],
  ["confirmed", "Confirmed"],
  ["shipped", "Delivered"],
  ["returned", "Returned"],
  ["cancelled", "Canceled"],
]

/** How many orders there are under each label, without those of which there are none. An order is under one label only. */
export const shownCounts = (counts: Counts) => {
  // By spec §4 an order that waits for its signature awaits its payment, too.
  const apart = { ...counts, awaitingPayment: counts.awaitingPayment - counts.awaitingSignature }
  return COUNTS.map(([key, label]) => ({ key, label, count: apart[key] })).filter(({ count }) => count > 0)
}
