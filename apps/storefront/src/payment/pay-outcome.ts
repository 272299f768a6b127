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
}

export type PayOutcome =
  | Placed
  /** Nothing was charged; the message says why. */
  | { readonly _tag: "Refused"; readonly message: string; readonly fieldErrors: ReadonlyArray<FieldError> }
  /** No answer. Sending the same again is safe: it is one attempt. */
  | { readonly _tag: "Unanswered" }

export const payOutcome = async (answer: Promise<CheckoutAnswerFragment>): Promise<PayOutcome> => {
  try {
    const result = await answer
    if (result.success && result.order !== null) {
      const { id: orderId, position } = result.order
      return {
        _tag: "Placed",
        orderId,
        token: result.orderToken,
        position,
        paymentUrl: result.paymentGatewayUrl,
      }
    }
    return { _tag: "Refused", message: result.message, fieldErrors: decodeFieldErrors(result.fieldErrors) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === "network") return { _tag: "Unanswered" }
    return { _tag: "Refused", message: error.message, fieldErrors: [] }
  }
}
