import { Money } from "@voltread/ui/components/money.tsx"

interface OrderTotalProps {
  /** Dollars, as all of them. */
  readonly order: { readonly total: number; readonly paid: number; readonly refunded: number }
  readonly className?: string
}

/** An order's total; after a refund, the paid amount struck out and the amount kept. */
export function OrderTotal({ order: { total, paid, refunded }, className = "" }: OrderTotalProps) {
  if (refunded === 0) return <Money amount={total} className={className} />
  return (
    <span className={className}>
      <del className="mr-1 block font-normal text-muted group-data-[density=compact]/table:inline">
        <span className="sr-only">Paid </span>
        <Money amount={paid} />
      </del>
      <span className="sr-only">, kept after refunds </span>
      <Money amount={Math.round((paid - refunded) * 100) / 100} />
    </span>
  )
}
