import { lengthOf } from "@voltread/domain/loans/loan-offer.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { useLease } from "../shop/use-lease.ts"

/** What leasing this would cost; the payment is never shown without the total. Dollars. */
export function LeaseLine({ amount }: { readonly amount: number }) {
  const lease = useLease(amount)
  if (lease === null) return null
  const { offer, terms } = lease
  const money = (cents: number) => formatMoney(cents / 100)
  return (
    <p className="text-sm text-muted">
      Or lease to own: as low as {money(offer.recurringPayment)} every {terms.every} for {lengthOf(terms)},{" "}
      {money(offer.total)} in total, before tax and shipping.
    </p>
  )
}
