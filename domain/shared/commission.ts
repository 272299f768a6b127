import { Schema } from "effect"
import { Amount, allocate, type Cents, share, sum } from "./money.ts"

/** Hundredths of a percent, up to the whole amount. */
const BasisPoints = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 10_000 }))

const Tier = Schema.Struct({ from: Amount, basisPoints: BasisPoints })
const Rate = Schema.Struct({
  category: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
  basisPoints: BasisPoints,
})

/** How much an affiliate is paid for an order. */
export const CommissionTerms = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("percent"), basisPoints: BasisPoints }),
  /** One amount for each order, never more than the shopper pays for the products. */
  Schema.Struct({ kind: Schema.Literal("fixed"), amount: Amount }),
  /**
   * By the sales in the payout period: the tier with the highest `from` that they reach; below all tiers nothing.
   * Orders keep the percentage that was reached (`termsReached`); older orders are paid by their own value.
   */
  Schema.Struct({
    kind: Schema.Literal("tiers"),
    tiers: Schema.Array(Tier).check(Schema.isMinLength(1), Schema.isMaxLength(20)),
  }),
  /** By the category of each product; `otherBasisPoints` for categories that are not listed. */
  Schema.Struct({
    kind: Schema.Literal("category"),
    rates: Schema.Array(Rate).check(Schema.isMaxLength(100)),
    otherBasisPoints: BasisPoints,
  }),
])
export type CommissionTerms = typeof CommissionTerms.Type

/** What a shopper pays for the products of a line, without shipping and tax; cents, never negative. */
export interface CommissionLine {
  readonly category: string
  readonly value: Cents
}

/**
 * The commission on each of these lines, in cents. Percentages are rounded once, half a cent up, for all products that
 * they apply to; the lines get shares of it in proportion to their values.
 */
export const commissions = (
  terms: CommissionTerms,
  lines: ReadonlyArray<CommissionLine>,
): ReadonlyArray<Cents> => {
  const values = lines.map(({ value }) => value)
  const total = sum(values)
  switch (terms.kind) {
    case "percent":
      return allocate(share(total, terms.basisPoints), values)
    case "fixed":
      return allocate(Math.min(terms.amount, total), values)
    case "tiers":
      return allocate(share(total, rateOfTier(terms.tiers, total)), values)
    case "category":
      return byCategory(terms, lines)
  }
}

/** The terms for an order that is placed when sales in the payout period have reached `volume`, cents. */
export const termsReached = (terms: CommissionTerms, volume: Cents): CommissionTerms =>
  terms.kind === "tiers" ? { kind: "percent", basisPoints: rateOfTier(terms.tiers, volume) } : terms

/** The commission on all of these lines, cents. */
export const commission = (terms: CommissionTerms, lines: ReadonlyArray<CommissionLine>): Cents =>
  sum(commissions(terms, lines))

const rateOfTier = (tiers: ReadonlyArray<typeof Tier.Type>, total: Cents): number => {
  const reached = tiers.filter(({ from }) => from <= total)
  return reached.reduce((best, tier) => (tier.from >= best.from ? tier : best), { from: 0, basisPoints: 0 })
    .basisPoints
}

const byCategory = (
  { rates, otherBasisPoints }: Extract<CommissionTerms, { readonly kind: "category" }>,
  lines: ReadonlyArray<CommissionLine>,
): ReadonlyArray<Cents> => {
  const paid = lines.map(() => 0)
  const rateOf = (category: string): number =>
    rates.find((rate) => rate.category === category)?.basisPoints ?? otherBasisPoints
  for (const rate of new Set(lines.map(({ category }) => rateOf(category)))) {
    const weights = lines.map(({ category, value }) => (rateOf(category) === rate ? value : 0))
    allocate(share(sum(weights), rate), weights).forEach((part, index) => {
      paid[index] = (paid[index] ?? 0) + part
    })
  }
  return paid
}
