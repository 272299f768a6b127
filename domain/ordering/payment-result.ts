/** A payment by what it is and what came of it, as the log has it and as the API sends it. */
interface Payment {
  readonly kind: string
  readonly result: string
}

/** The gateway confirmed that the money moved. */
export const hasMoved = ({ result }: Pick<Payment, "result">): boolean =>
  result === "succeeded" || result === "settled"

/** Requested from the gateway, which has not answered. */
export const isUnanswered = ({ result }: Pick<Payment, "result">): boolean =>
  result === "requested" || result === "unanswered"

/** Requested from the gateway, which has not answered or not decided. */
export const isInFlight = (payment: Pick<Payment, "result">): boolean =>
  payment.result === "reviewing" || isUnanswered(payment)

/** The outcome is not known yet: the gateway is asked again until it is. */
export const isOpen = (payment: Pick<Payment, "result">): boolean =>
  payment.result === "started" || isInFlight(payment)

/** Money in, as opposed to a refund, void or write-off. */
export const isIncoming = ({ kind }: Pick<Payment, "kind">): boolean => kind === "sale" || kind === "lease"

/** Money back to the customer, or never taken. */
export const isRefundOrVoid = ({ kind }: Pick<Payment, "kind">): boolean =>
  kind === "refund" || kind === "void"

/** The payment brought money, by itself or from a lender. */
export const broughtMoney = (payment: Payment): boolean => isIncoming(payment) && hasMoved(payment)

/** A refund that staff pay out by hand, since its gateway makes none; they confirm it. */
export const isPayout = ({ kind, result }: Payment): boolean => kind === "refund" && result === "started"
