import { QuantityStepper } from "@voltread/ui/components/quantity-stepper.tsx"
import type { OrderDetailFragment } from "../../generated/order.ts"

export type Shipment = NonNullable<OrderDetailFragment["shipments"]>[number]

interface Line {
  readonly itemId: string
  readonly name: string
  readonly most: number
  readonly quantity: number
}

/** All that is left to ship, or the lines of a known parcel. */
export const linesOf = (order: OrderDetailFragment, known: Shipment | undefined): ReadonlyArray<Line> => {
  const names = new Map(order.items.map(({ id, name }) => [id, name]))
  if (known !== undefined) {
    return known.lines.map(({ itemId, quantity }) => ({
      itemId,
      name: names.get(itemId) ?? itemId,
      most: quantity,
      quantity,
    }))
  }
  return order.items
    .filter(({ status }) => status === "PENDING_SHIPMENT")
    .map(({ id, name, quantity, shippedQuantity }) => {
      const left = quantity - shippedQuantity
      return { itemId: id, name, most: left, quantity: left }
    })
}

interface PackageUnitsProps {
  readonly lines: ReadonlyArray<Line>
  /** The units of a package that was sent stay as they are. */
  readonly isNew: boolean
  readonly onChange: (lines: ReadonlyArray<Line>) => void
}

/** How many units of each line are in the package. */
export function PackageUnits({ lines, isNew, onChange }: PackageUnitsProps) {
  const setQuantity = (itemId: string, quantity: number) =>
    onChange(lines.map((line) => (line.itemId === itemId ? { ...line, quantity } : line)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">Units in this package</legend>
      {lines.map(({ itemId, name, most, quantity }) => (
        <div key={itemId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
          <span className="text-sm">{`${name} (${most} ${isNew ? "left" : "sent"})`}</span>
          {isNew ? (
            <QuantityStepper
              of={name}
              quantity={quantity}
              onChange={(units) => setQuantity(itemId, units)}
              maximum={most}
            />
          ) : (
            <span className="numeric text-right">{quantity}</span>
          )}
        </div>
      ))}
      {!lines.some(({ quantity }) => quantity > 0) && (
        <p className="text-sm font-medium text-danger">Please choose at least one unit</p>
      )}
    </fieldset>
  )
}
