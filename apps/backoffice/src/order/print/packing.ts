import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"
import type { OrderDetailFragment } from "../../generated/order.ts"

type Item = OrderDetailFragment["items"][number]

interface PackingLine {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly ordered: number
  /** Units that have not left yet. */
  readonly toPack: number
}

export interface PackingPlace {
  /** The store where it is picked up, or the partner whose warehouse it is taken from. */
  readonly name: string
  readonly isPickup: boolean
  readonly lines: ReadonlyArray<PackingLine>
}

const isGone = ({ status }: Item): boolean => {
  const facts = itemStatusFacts(status)
  return facts?.isFinal === true || facts?.supplierHasNone === true
}

const toPack = ({ quantity, shippedQuantity, status, pickupStore }: Item): number => {
  if (pickupStore !== null) return itemStatusFacts(status)?.hasLeft === true ? 0 : quantity
  return Math.max(quantity - shippedQuantity, 0)
}

/** Most suppliers write a tire's size into its name. */
const withSize = ({ name, size }: Item): string => (name.includes(size) ? name : `${name}, ${size}`)

/** What is taken from where, in the order of the lines. What was canceled or has come back is not packed. */
export const packingPlaces = (items: ReadonlyArray<Item>): ReadonlyArray<PackingPlace> => {
  const packed = items.filter((item) => !isGone(item))
  const places = Map.groupBy(packed, ({ pickupStore, partner }) =>
    pickupStore === null ? `partner ${partner}` : `store ${pickupStore.storeId}`,
  )
  return [...places.values()].map((lines) => ({
    name: lines[0]?.pickupStore?.name ?? lines[0]?.partner ?? "",
    isPickup: lines[0]?.pickupStore != null,
    lines: lines.map((item) => ({
      id: item.id,
      sku: item.sku,
      name: withSize(item),
      ordered: item.quantity,
      toPack: toPack(item),
    })),
  }))
}
