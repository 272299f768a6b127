import { LENDER_TERMS, loanOffer } from "@voltread/domain/loans/lender-terms.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"

/** What leasing this would cost, by the shop's table of terms; the payment is never shown without the total. Dollars. */
export function LeaseLine({ amount }: { readonly amount: number }) {
  const terms = LENDER_TERMS.lease
  const offer = loanOffer(terms, Math.round(amount * 100))
  if (offer === null) return null
  const money = (cents: number) => formatMoney(cents / 100)
  return (
    <p className="text-sm text-muted">
      Or lease to own: as low as {money(offer.recurringPayment)} every {terms.every} for {terms.months}{" "}
      months, {money(offer.total)} in total, before tax and shipping.
    </p>
  )
}
