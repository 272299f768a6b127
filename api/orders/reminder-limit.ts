import { mailboxOf, normalizeEmail } from "@voltread/domain/shared/email.ts"
import { Effect } from "effect"
import { Cryptography } from "../platform/cryptography.ts"
import { addToLimits } from "../platform/postgres/attempt-counts.ts"

/** More than anybody needs who has several orders to pay. */
const MOST = 5
const SECONDS = 86_400

/**
 * Counts a reminder to pay, and answers whether it may be sent: whoever orders need not own the address that they give,
 * and could have a stranger reminded of any number of orders that nobody means to pay.
 */
export const mayRemindToPay = Effect.fnUntraced(function* (email: string) {
  const { hmac } = yield* Cryptography
  const key = hmac("attempts", "payment reminder", mailboxOf(normalizeEmail(email)))
  return (yield* addToLimits([{ key, most: MOST }], { count: 1, seconds: SECONDS })) === 0
})
