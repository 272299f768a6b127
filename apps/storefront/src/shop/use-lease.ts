import { loanOffer } from "@voltread/domain/loans/loan-offer.ts"
import { useShop } from "./use-shop.ts"

/** What leasing it comes to, in cents, by the terms that staff have set; null where it cannot be leased. Dollars. */
export const useLease = (price: number) => {
  const terms = useShop().leaseTerms
  if (terms === null) return null
  const offer = loanOffer(terms, Math.round(price * 100))
  return offer && { terms, offer }
}
