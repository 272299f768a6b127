import { Link } from "@tanstack/react-router"
import { lengthOf } from "@voltread/domain/loans/loan-offer.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { useLease } from "../shop/use-lease.ts"

/** Estimated lease costs. The payment is never shown without the total. Dollars. */
export function LeaseEstimate({ price }: { readonly price: number }) {
  const lease = useLease(price)
  if (lease === null) return null
  const { offer, terms } = lease
  const money = (cents: number) => formatMoney(cents / 100)
  const rows = [
    ["Initial payment", money(offer.initialPayment)],
    [`${offer.payments} payments of`, money(offer.recurringPayment)],
    ["Cost of leasing", money(offer.cost)],
    ["Total you pay", money(offer.total)],
    [`If you buy within ${terms.earlyPurchaseDays} days`, money(offer.earlyPurchase)],
  ] as const
  return (
    <details className="group border-t border-line pt-4 text-sm">
      <summary className="flex cursor-pointer list-none items-start gap-2.5">
        <Icon name="calendar" className="mt-0.5 size-5" />
        <span className="flex-1">
          Or lease to own: as low as <strong className="numeric">{money(offer.recurringPayment)}</strong>{" "}
          every {terms.every} for {lengthOf(terms)}, <strong className="numeric">{money(offer.total)}</strong>{" "}
          in total
        </span>
        <Icon name="chevron-down" className="mt-0.5 size-5 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="numeric text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted">
        An estimate before tax and shipping. Your lender shows the exact terms before you sign. Low credit
        score still eligible, no credit cards required.{" "}
        <Link to="/page/how-it-works" className="font-semibold text-ink underline underline-offset-4">
          How paying over time works
        </Link>
      </p>
    </details>
  )
}
