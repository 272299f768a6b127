import { formatMoney } from "@voltread/ui/components/money.tsx"
import { useLease } from "../shop/use-lease.ts"

/** The payment of a lease. It is never shown without the total. Dollars. */
export function LeaseNote({ price }: { readonly price: number }) {
  const lease = useLease(price)
  if (lease === null) return null
  const { offer, terms } = lease
  return (
    <p className="numeric text-xs text-muted">
      Or lease as low as <b className="text-ink">{formatMoney(offer.recurringPayment / 100)}</b> every{" "}
      {terms.every}, {formatMoney(offer.total / 100)} in total
    </p>
  )
}
