import { type WaysToFit, waysToFit } from "@voltread/domain/ordering/kept-units.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { QuantityStepper } from "@voltread/ui/components/quantity-stepper.tsx"
import { useState } from "react"
import type { OrderDetails } from "./order-items.tsx"

interface FewerItemsProps {
  readonly order: OrderToFit
  /** Dollars. */
  readonly approved: number
  readonly isSending: boolean
  readonly onChoose: (without: ReadonlyArray<{ readonly itemId: string; readonly quantity: number }>) => void
}

export type OrderToFit = Pick<OrderDetails, "refundable"> & {
  readonly leaseDetails: Pick<NonNullable<OrderDetails["leaseDetails"]>, "smallestAmount"> | null
  readonly items: ReadonlyArray<
    Pick<OrderDetails["items"][number], "id" | "name" | "price" | "quantity" | "status" | "total">
  >
}

const cents = (dollars: number): number => Math.round(100 * dollars)

const linesOf = ({ items }: OrderToFit) => items.filter(({ status }) => status !== "CANCELLED")

/** How the order can keep the approval. */
export const waysToKeep = (order: OrderToFit, approved: number): WaysToFit =>
  waysToFit(
    linesOf(order).map(({ quantity, total }) => ({ quantity, total: cents(total) })),
    { least: leastOf(order), most: cents(approved) },
    cents(order.refundable),
  )

/** The least that the lender finances, in cents. */
const leastOf = ({ leaseDetails }: OrderToFit): number => cents(leaseDetails?.smallestAmount ?? 0)

/** Chooses which items stay, until the lender's approval covers what of them is not paid. Tax and shipping shrink with it. */
export function FewerItems({ order, approved, isSending, onChoose }: FewerItemsProps) {
  const lines = linesOf(order)
  const [kept, setKept] = useState<Readonly<Record<string, number>>>({})
  const keptOf = ({ id, quantity }: (typeof lines)[number]) => kept[id] ?? quantity
  const left = lines.reduce((sum, line) => sum + keptOf(line), 0)
  // An estimate, which may be a cent off. The server checks the amount.
  const cost = cents(lines.reduce((sum, line) => sum + (line.total * keptOf(line)) / line.quantity, 0))
  const toFinance = cost - cents(order.refundable)
  const isTooLittle = left > 0 && toFinance < leastOf(order)
  const without = lines.flatMap((line) =>
    keptOf(line) < line.quantity ? [{ itemId: line.id, quantity: line.quantity - keptOf(line) }] : [],
  )
  return (
    <section
      aria-labelledby="fewer"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <h2 id="fewer" className="text-lg">
        What would you like to keep?
      </h2>
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 flex-1">
              {line.name} <span className="text-muted">{formatMoney(line.price)} each</span>
            </span>
            <QuantityStepper
              of={line.name}
              quantity={keptOf(line)}
              maximum={line.quantity}
              onChange={(quantity) => setKept((current) => ({ ...current, [line.id]: quantity }))}
            />
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        About {formatMoney(cost / 100)} with tax and shipping, of {formatMoney(approved)} approved
        {order.refundable > 0 && ` and ${formatMoney(order.refundable)} paid`}.
        {isTooLittle && ` The lender makes no contract below ${formatMoney(leastOf(order) / 100)}.`}
      </p>
      <Button
        isPending={isSending}
        isDisabled={without.length === 0 || left === 0 || isTooLittle || toFinance > cents(approved)}
        onPress={() => onChoose(without)}
      >
        Keep these
      </Button>
    </section>
  )
}
