import { formatMoney } from "@voltread/ui/components/money.tsx"

interface PriceProps {
  readonly regularPrice: number
  readonly salePrice: number
  readonly size?: "card" | "page"
}

/** The price, and the regular price if that is higher. Dollars. */
export function Price({ regularPrice, salePrice, size = "card" }: PriceProps) {
  const isReduced = salePrice < regularPrice
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span
        className={`numeric font-extrabold tracking-tight wrap-anywhere ${size === "page" ? "text-3xl" : "text-xl"}`}
      >
        {isReduced && <span className="sr-only">Now </span>}
        {formatMoney(salePrice)}
      </span>
      {isReduced && (
        <span className={`text-muted ${size === "page" ? "text-lg" : "text-sm"}`}>
          <span className="sr-only">was </span>
          <s className="numeric">{formatMoney(regularPrice)}</s>
        </span>
      )}
    </p>
  )
}

/** A smaller discount gets no badge. */
const LEAST_PERCENT_OFF = 5

/** Discount in whole percent, where it is worth a badge. */
export const percentOff = (regularPrice: number, salePrice: number): number | undefined => {
  const percent = regularPrice > 0 ? Math.floor(((regularPrice - salePrice) / regularPrice) * 100) : 0
  return percent >= LEAST_PERCENT_OFF ? percent : undefined
}
