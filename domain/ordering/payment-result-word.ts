import type { PaymentDetails } from "./order-event.ts"

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

const isResult = (text: string): text is PaymentDetails["result"] => Object.hasOwn(RESULTS, text)

/** What has become of a movement of money, for staff; a result that this program does not know as it is. */
export const paymentResultWord = (result: string): string => (isResult(result) ? RESULTS[result] : result)
