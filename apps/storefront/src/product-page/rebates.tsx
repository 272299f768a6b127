import { formatDate } from "@voltread/domain/shared/date-format.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { ProductDetails } from "../product/queries.ts"

/** Manufacturer rebates. */
export function Rebates({ rebates }: Pick<ProductDetails, "rebates">) {
  if (rebates.length === 0) return null
  return (
    <section aria-label="Rebates" className="rounded-lg border border-success bg-success-soft p-4">
      <ul className="flex flex-col gap-3">
        {rebates.map((rebate) => (
          <li key={`${rebate.code}${rebate.validUntil}`} className="text-sm">
            <p className="font-bold text-success">
              {formatMoney(rebate.amount)} back{rebate.code !== "" && ` with code ${rebate.code}`}
            </p>
            <p>
              {rebate.description} Until {formatDate(new Date(rebate.validUntil), "UTC")}.{" "}
              {rebate.url.startsWith("https://") && (
                <a
                  href={rebate.url}
                  target="_blank"
                  rel="noopener nofollow"
                  className="font-semibold underline underline-offset-4"
                >
                  How to claim it
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
