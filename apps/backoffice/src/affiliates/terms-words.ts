import type { CommissionTerms } from "@voltread/domain/shared/commission.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"

/** `650` → `6.5 %`. */
export const percentOf = (basisPoints: number): string => `${basisPoints / 100} %`

const dollars = (cents: number): string => formatMoney(cents / 100)

/** What somebody is paid, in a line. */
export const termsInWords = (terms: CommissionTerms): string => {
  switch (terms.kind) {
    case "percent":
      return `${percentOf(terms.basisPoints)} of the products`
    case "fixed":
      return `${dollars(terms.amount)} for each order`
    case "tiers":
      return [...terms.tiers]
        .sort((one, other) => one.from - other.from)
        .map(({ from, basisPoints }) => `${percentOf(basisPoints)} from ${dollars(from)}`)
        .join(", ")
        .concat(", by paid orders of the payout period")
    case "category":
      return [
        ...terms.rates.map(({ category, basisPoints }) => `${category} ${percentOf(basisPoints)}`),
        `others ${percentOf(terms.otherBasisPoints)}`,
      ].join(", ")
  }
}
