import { Schema } from "effect"
import { type OfferedTerms, PAYMENT_INTERVALS } from "./loan-terms.ts"
import { Price } from "./money.ts"

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

/** What each of the terms can be. Cents, payments, hundredths of a percent, days. */
const TERM_BOUNDS = {
  cheapest: { minimum: 1_00, maximum: 100_000_00, message: "must be from $1 to $100,000" },
  dearest: { minimum: 1_00, maximum: 100_000_00, message: "must be from $1 to $100,000" },
  initialPayment: { minimum: 0, maximum: 1_000_00, message: "must be from $0 to $1,000" },
  payments: { minimum: 2, maximum: 156, message: "must be from 2 to 156" },
  cost: { minimum: 0, maximum: 30_000, message: "must be from 0 to 300 percent" },
  earlyPurchaseDays: { minimum: 1, maximum: 365, message: "must be from 1 to 365 days" },
  earlyCost: { minimum: 0, maximum: 30_000, message: "must be from 0 to 300 percent" },
} as const satisfies Partial<
  Record<keyof OfferedTerms, { readonly minimum: number; readonly maximum: number; readonly message: string }>
>

const bounded = (term: keyof typeof TERM_BOUNDS) => {
  const { message, ...range } = TERM_BOUNDS[term]
  return Schema.Int.check(Schema.isBetween(range, { message }))
}

const Terms = Schema.Struct({
  cheapest: bounded("cheapest"),
  dearest: bounded("dearest"),
  initialPayment: bounded("initialPayment"),
  payments: bounded("payments"),
  every: Schema.Literals(PAYMENT_INTERVALS),
  cost: bounded("cost"),
  earlyPurchaseDays: bounded("earlyPurchaseDays"),
  earlyCost: bounded("earlyCost"),
}).check(
  Schema.makeFilter<OfferedTerms>(
    ({ cheapest, dearest }) =>
      dearest >= cheapest || { path: ["dearest"], issue: "must be at least the smallest amount" },
  ),
  Schema.makeFilter<OfferedTerms>(
    ({ cheapest, initialPayment }) =>
      initialPayment < cheapest || {
        path: ["initialPayment"],
        issue: "must be less than the smallest amount",
      },
  ),
  Schema.makeFilter<OfferedTerms>(
    ({ cost, earlyCost }) =>
      earlyCost <= cost || { path: ["earlyCost"], issue: "must be at most what paying over time costs" },
  ),
)

/** What the shop offers by way to pay over time. The lender decides, and its contract says what is agreed. */
export const LendingRules = Schema.Struct({ lease: Terms, loan: Terms })
