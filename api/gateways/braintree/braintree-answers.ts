import { Option, Schema } from "effect"
import type { GatewayTransaction } from "../../payments/gateway-transaction.ts"
import { ActionOutcome, PaymentOutcome, unanswered } from "../../payments/payment-gateway.ts"
import { GatewayMisconfigured } from "../../platform/gateway-error.ts"
import type { BraintreeAnswer } from "./braintree-call.ts"
import { cardFingerprintOf, toTransaction, WireAnswer, WireValidationErrors } from "./braintree-wire.ts"
import { expiredDetailsMessage, invalidMessage } from "./card-messages.ts"
import { outcomeOf } from "./card-outcome.ts"

/** What the SDK answers; all else of it is decoded. */
interface Response {
  readonly errors: { readonly deepErrors: () => unknown }
}

interface Refusal {
  readonly code: string
  readonly field: string | null
  readonly message: string
}

/** What an answer says once it has been read: a transaction, a refusal that created none, or nothing usable. */
type Reading =
  | {
      readonly _tag: "Transaction"
      readonly transaction: GatewayTransaction
      readonly success: boolean
      readonly cardFingerprint: string | undefined
    }
  | { readonly _tag: "Refusal"; readonly refusal: Refusal }
  | { readonly _tag: "Unreadable"; readonly reason: string }

const decodeAnswer = Schema.decodeUnknownOption(WireAnswer)
const decodeErrors = Schema.decodeUnknownOption(WireValidationErrors)

const nonceConsumed = "91564"
const nonceCodes = new Set([nonceConsumed, "91565", "91566"])
const notSettled = "91506"
const requestKeyNotAllowed = "915231"
/** The first call with this key is still at work, failed inside the gateway, or failed for good: look it up. */
const undecidedKeyCodes = new Set(["915233", "915234", "915235"])

const reading = (response: Response): Reading => {
  const answer = Option.getOrUndefined(decodeAnswer(response))
  if (answer === undefined) return { _tag: "Unreadable", reason: "the gateway's answer has an unknown shape" }
  if (answer.transaction !== undefined) {
    const transaction = toTransaction(answer.transaction)
    return transaction === undefined
      ? { _tag: "Unreadable", reason: "the gateway's answer has no readable amount" }
      : {
          _tag: "Transaction",
          transaction,
          success: answer.success,
          cardFingerprint: cardFingerprintOf(answer.transaction),
        }
  }
  if (answer.success) return { _tag: "Unreadable", reason: "the gateway's answer has no transaction" }
  const first = Option.getOrUndefined(decodeErrors(response.errors.deepErrors()))?.[0]
  return {
    _tag: "Refusal",
    refusal: {
      code: first?.code ?? "invalid",
      field: first?.attribute ?? null,
      message: first?.message ?? answer.message ?? "The gateway refused the request.",
    },
  }
}

const withFingerprint = (outcome: PaymentOutcome, cardFingerprint: string | undefined): PaymentOutcome =>
  cardFingerprint !== undefined && (outcome._tag === "Declined" || outcome._tag === "Rejected")
    ? { ...outcome, cardFingerprint }
    : outcome

export const paymentOutcome = (answer: BraintreeAnswer<Response>): PaymentOutcome | GatewayMisconfigured => {
  if (answer._tag === "Unanswered") return unanswered(answer.reason)
  if (answer._tag === "Missing") {
    return new GatewayMisconfigured({ operation: "pay", reason: "no such merchant account" })
  }
  const read = reading(answer.value)
  switch (read._tag) {
    case "Unreadable":
      return unanswered(read.reason)
    case "Transaction":
      // A repeat that collides with its own first try says nothing about that try.
      return answer.repeated && read.transaction.code === "duplicate"
        ? unanswered("the repeated call was taken for a duplicate")
        : withFingerprint(outcomeOf(read.transaction), read.cardFingerprint)
    case "Refusal": {
      const { code, field, message } = read.refusal
      if (code === requestKeyNotAllowed)
        return new GatewayMisconfigured({ operation: "pay", reason: message })
      if (undecidedKeyCodes.has(code)) return unanswered(message)
      if (answer.repeated && code === nonceConsumed) return unanswered("an earlier try has used the nonce")
      const words = nonceCodes.has(code) ? expiredDetailsMessage : invalidMessage
      return PaymentOutcome.Invalid({
        code,
        field,
        message: words,
        vendorError: { name: field ?? "invalid", code, message: words },
      })
    }
  }
}

export const actionOutcome = (
  operation: string,
  answer: BraintreeAnswer<Response>,
): ActionOutcome | GatewayMisconfigured => {
  if (answer._tag === "Unanswered") return ActionOutcome.Unanswered({ reason: answer.reason })
  if (answer._tag === "Missing") {
    return ActionOutcome.Refused({
      code: "not-found",
      message: "The payment provider has no record of this payment.",
    })
  }
  const read = reading(answer.value)
  switch (read._tag) {
    case "Unreadable":
      return ActionOutcome.Unanswered({ reason: read.reason })
    case "Transaction":
      return read.success
        ? ActionOutcome.Done({ transaction: read.transaction })
        : ActionOutcome.Refused({
            code: read.transaction.code ?? read.transaction.status,
            message: read.transaction.reason ?? "The gateway refused.",
          })
    case "Refusal": {
      const { code, message } = read.refusal
      if (code === requestKeyNotAllowed) return new GatewayMisconfigured({ operation, reason: message })
      // "Cannot be voided" after a lost try may only mean that the lost try has voided it.
      if (answer.repeated || undecidedKeyCodes.has(code)) return ActionOutcome.Unanswered({ reason: message })
      return code === notSettled
        ? ActionOutcome.NotYet({ message })
        : ActionOutcome.Refused({ code, message })
    }
  }
}
