import { groupThousands } from "@voltread/domain/shared/number-format.ts"

/** `1234.5` → "$1,234.50". Dollars, as they are on the wire. */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? "-" : ""}$${groupThousands(Math.abs(amount).toFixed(2))}`

/** An amount of dollars, figures of equal width. */
export function Money({ amount, className = "" }: { readonly amount: number; readonly className?: string }) {
  return <span className={`numeric ${className}`}>{formatMoney(amount)}</span>
}
