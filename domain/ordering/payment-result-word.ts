import type { PaymentDetails } from "./order-event.ts"

const KINDS: Readonly<Record<PaymentDetails["kind"], string>> = {
  sale: "Payment",
  refund: "Refund",
  void: "Void",
  lease: "Lease",
}

const RESULTS: Readonly<Record<PaymentDetails["result"], string>> = {
  requested: "requested",
  unanswered: "not answered yet",
  started: "started",
  reviewing: "under review",
  succeeded: "approved",
  declined: "declined",
  failed: "failed",
  settled: "completed",
}

const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key

/** What a movement of money is, for staff; a kind that this program does not know as it is. */
export const paymentKindWord = (kind: string): string => wordOf(KINDS, kind)

/** What has become of it, for staff; a result that this program does not know as it is. */
export const paymentResultWord = (result: string): string => wordOf(RESULTS, result)
