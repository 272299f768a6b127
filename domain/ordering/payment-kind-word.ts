import type { PaymentDetails } from "./order-event.ts"

const KINDS: Readonly<Record<PaymentDetails["kind"], string>> = {
  sale: "Payment",
  refund: "Refund",
  void: "Void",
  lease: "Lease",
  "write-off": "Write-off",
}

const isKind = (text: string): text is PaymentDetails["kind"] => Object.hasOwn(KINDS, text)

/** A payment's kind in words for staff; an unknown kind is shown unchanged. */
export const paymentKindWord = (kind: string): string => (isKind(kind) ? KINDS[kind] : kind)
