import { Schema } from "effect"
import { inDollars } from "./dollars.ts"
import { AMOUNTS_OF_2026, PAYMENT_INTERVALS } from "./loan-terms.ts"
import { type Cents, Price } from "./money.ts"

/** Terms as an application keeps them: whatever was offered once stays readable when the bounds below change. */
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

/** The rest was set by staff once, too: it stays readable, and nothing follows it any more. */
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

/** Which amounts shoppers can apply for. What that costs is the lender's to say. */
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

/** What staff may make of them: they leave out amounts that the lender finances, and add none. */
export const LendingChange = Schema.Struct({
  lease: within(AMOUNTS_OF_2026.lease),
  loan: within(AMOUNTS_OF_2026.loan),
})
