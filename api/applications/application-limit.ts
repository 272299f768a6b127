import { Effect } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { CheckoutRefused } from "../checkout/checkout-refused.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { networkLimits } from "../platform/http/network-address.ts"
import { inMinutes } from "../platform/in-minutes.ts"
import { addToLimits } from "../platform/postgres/attempt-counts.ts"
import { type LoanCheckout, loanIdOf } from "./loan-checkout.ts"

const SECONDS = 3_600

/** The share of a network's limit for one person: enough to correct what was typed wrong, or to ask for a loan instead. */
const mostOfPerson = (perHour: number): number => Math.ceil(perHour / 5)

/** Without their number, which a thief who knows a person would guess. */
const personOf = ({ details: { billingAddress }, secrets: { dateOfBirth } }: LoanCheckout): string =>
  `${dateOfBirth} ${billingAddress.lastName.toLowerCase().replace(/[^\p{Letter}]/gu, "")}`

/**
 * Counts an application, unless it is on record already, and fails above the limit: a lender's answers would tell a thief
 * which of many stolen identities are good, and each one is an inquiry about somebody. `perHour`: those of one network
 * address. Names are stored as keyed hashes only.
 */
export const limitApplications = Effect.fnUntraced(function* (loan: LoanCheckout, perHour: number) {
  const { loans } = yield* CommandHandlers
  const { state } = yield* loans.load(loanIdOf(loan))
  if (state._tag !== "none") return
  const { hmac } = yield* Cryptography
  const keyOf = (counted: "address" | "person") => (name: string) =>
    hmac("attempts", "loan application", counted, name)
  const limits = [
    ...networkLimits(loan.details.networkAddress, perHour, keyOf("address")),
    { key: keyOf("person")(personOf(loan)), most: mostOfPerson(perHour) },
  ]
  const seconds = yield* addToLimits(limits, { count: 1, seconds: SECONDS })
  if (seconds > 0) return yield* tooMany(seconds)
})

const tooMany = (seconds: number) =>
  new CheckoutRefused({
    code: "TOO_MANY_APPLICATIONS",
    message: `Too many applications. This one was not sent. Please try again in ${inMinutes(seconds)}, or choose another way to pay.`,
  })
