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

/** A payment's result in words for staff; an unknown result is shown unchanged. `kind`: that of the payment, if known. */
export const paymentResultWord = (result: string, kind?: string): string => {
  if (kind === "lease" && result === "succeeded") return "paid by the lender"
  return isResult(result) ? RESULTS[result] : result
}
