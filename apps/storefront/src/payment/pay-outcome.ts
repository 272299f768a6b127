import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { decodeFieldErrors } from "@voltread/ui/api/envelope.ts"
import type { CheckoutAnswerFragment } from "../generated/payment.ts"

export interface Placed {
  readonly _tag: "Placed"
  readonly orderId: string
  readonly token: string | null
  readonly position: string
  /** The gateway's page, where the shopper goes on. */
  readonly paymentUrl: string | null
  /** Whether it is known by now that the money came for an order that goes on, or how the shopper goes on to pay. */
  readonly isDecided: boolean
}

interface Refused {
  readonly _tag: "Refused"
  readonly message: string
  readonly fieldErrors: ReadonlyArray<FieldError>
  /** Of the order with this attempt; null where it has none. */
  readonly position: string | null
}

export type PayOutcome =
  | Placed
  /** Nothing was charged; the message says why. */
  | Refused
  /** No answer. Sending the same again is safe: it is one attempt. */
  | { readonly _tag: "Unanswered" }

/** Codes of payments that may still succeed, and of orders that are over; the order's page shows how they end. */
const SHOWN_THERE: ReadonlySet<string> = new Set(["TIMEOUT", "PENDING", "ORDER_OVER"])

export const payOutcome = async (answer: Promise<CheckoutAnswerFragment>): Promise<PayOutcome> => {
  try {
    const result = await answer
    const isShownThere = result.errors.some(({ code }) => SHOWN_THERE.has(code))
    if (result.order !== null && (result.success || isShownThere)) {
      const { id: orderId, position } = result.order
      return {
        _tag: "Placed",
        orderId,
        token: result.orderToken,
        position,
        paymentUrl: result.paymentGatewayUrl,
        isDecided: !isShownThere,
      }
    }
    return {
      _tag: "Refused",
      message: result.message,
      fieldErrors: decodeFieldErrors(result.fieldErrors),
      position: result.order?.position ?? null,
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === "network") return { _tag: "Unanswered" }
    return { _tag: "Refused", message: error.message, fieldErrors: [], position: null }
  }
}
