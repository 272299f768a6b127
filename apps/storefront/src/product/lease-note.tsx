import { LENDER_TERMS, loanOffer } from "@voltread/domain/loans/lender-terms.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"

const terms = LENDER_TERMS.lease

/** What leasing it comes to each time. The payment is never shown without the total. Dollars. */
export function LeaseNote({ price }: { readonly price: number }) {
  const lease = loanOffer(terms, Math.round(price * 100))
  if (lease === null) return null
  return (
    <p className="numeric text-xs text-muted">
      Or lease as low as <b className="text-ink">{formatMoney(lease.recurringPayment / 100)}</b> every{" "}
      {terms.every}, {formatMoney(lease.total / 100)} in total
    </p>
  )
}
