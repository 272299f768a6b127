import { Schema } from "effect"
import { inDollars } from "./dollars.ts"
import { AMOUNTS_OF_2026, PAYMENT_INTERVALS } from "./loan-terms.ts"
import { type Cents, Price } from "./money.ts"

/** Terms as stored in applications: terms that were once offered stay readable when the limits below change. */
export const KeptTerms = Schema.Struct({
  cheapest: Price,
  dearest: Price,
  initialPayment: Price,
  payments: Schema.Int,
  every: Schema.Literals(PAYMENT_INTERVALS),
  cost: Schema.Int,
  earlyPurchaseDays: Schema.Int,
  earlyCost: Schema.Int,
})

/** The other fields could once be set by staff: they stay readable but have no effect anymore. */
const KeptAmounts = Schema.Struct({
  cheapest: Price,
  dearest: Price,
  initialPayment: Schema.optionalKey(Price),
  payments: Schema.optionalKey(Schema.Int),
  every: Schema.optionalKey(KeptTerms.fields.every),
  cost: Schema.optionalKey(Schema.Int),
  earlyPurchaseDays: Schema.optionalKey(Schema.Int),
  earlyCost: Schema.optionalKey(Schema.Int),
})

/** The amounts that shoppers can apply for. The lender alone decides what that costs. */
export const LendingRules = Schema.Struct({ lease: KeptAmounts, loan: KeptAmounts })

interface Range {
  readonly cheapest: Cents
  readonly dearest: Cents
}

const within = ({ cheapest, dearest }: Range) => {
  const amount = Schema.Int.check(
    Schema.isBetween(
      { minimum: cheapest, maximum: dearest },
      { message: `must be from ${inDollars(cheapest)} to ${inDollars(dearest)}, as the lender has it` },
    ),
  )
  return Schema.Struct({ cheapest: amount, dearest: amount }).check(
    Schema.makeFilter<Range>(
      (range) =>
        range.dearest >= range.cheapest || {
          path: ["dearest"],
          issue: "must be at least the smallest amount",
        },
    ),
  )
}

/** What staff can change: they can exclude amounts that the lender finances, but not add any. */
export const LendingChange = Schema.Struct({
  lease: within(AMOUNTS_OF_2026.lease),
  loan: within(AMOUNTS_OF_2026.loan),
})
