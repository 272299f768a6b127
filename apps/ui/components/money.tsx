const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** `1234.5` → "$1,234.50". Dollars, as they are on the wire. */
export const formatMoney = (amount: number): string => dollars.format(amount)

/** An amount of dollars, figures of equal width. */
export function Money({ amount, className = "" }: { readonly amount: number; readonly className?: string }) {
  return <span className={`numeric ${className}`}>{formatMoney(amount)}</span>
}
