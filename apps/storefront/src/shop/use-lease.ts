import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { useShop } from "./use-shop.ts"

/** The cost in cents of leasing, by the terms that staff have set; null if it cannot be leased. `price`: dollars. */
export const useLease = (price: number) => {
  const terms = useShop().leaseTerms
  if (terms === null) return null
  const offer = loanOffer(terms, Math.round(price * 100))
  return offer && { terms, offer }
}
