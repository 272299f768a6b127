import type { PaymentDetails } from "./order-event.ts"

const KINDS: Readonly<Record<PaymentDetails["kind"], string>> = {
  sale: "Payment",
  refund: "Refund",
  void: "Void",
  lease: "Lease",
}

const isKind = (text: string): text is PaymentDetails["kind"] => Object.hasOwn(KINDS, text)

/** What a movement of money is, for staff; a kind that this program does not know as it is. */
export const paymentKindWord = (kind: string): string => (isKind(kind) ? KINDS[kind] : kind)
