import type { OrderDetailFragment } from "../../generated/order.ts"

type Item = OrderDetailFragment["items"][number]

export interface PackingLine {
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

const IS_GONE: ReadonlySet<Item["status"]> = new Set(["CANCELLED", "CANCELLED_BY_SUPPLIER", "RETURNED"])
const IS_HANDED_OVER: ReadonlySet<Item["status"]> = new Set(["SHIPPED", "DELIVERED", "PICKUPED"])

const toPack = ({ quantity, shippedQuantity, status, pickupStore }: Item): number => {
  if (pickupStore !== null) return IS_HANDED_OVER.has(status) ? 0 : quantity
  return Math.max(quantity - shippedQuantity, 0)
}

/** What is taken from where, in the order of the lines. What was cancelled or has come back is not packed. */
export const packingPlaces = (items: ReadonlyArray<Item>): ReadonlyArray<PackingPlace> => {
  const packed = items.filter(({ status }) => !IS_GONE.has(status))
  const places = Map.groupBy(packed, ({ pickupStore, partner }) =>
    pickupStore === null ? `partner ${partner}` : `store ${pickupStore.storeId}`,
  )
  return [...places.values()].map((lines) => ({
    name: lines[0]?.pickupStore?.name ?? lines[0]?.partner ?? "",
    isPickup: lines[0]?.pickupStore != null,
    lines: lines.map((item) => ({
      id: item.id,
      sku: item.sku,
      name: [item.name, item.size].filter((text) => text !== "").join(", "),
      ordered: item.quantity,
      toPack: toPack(item),
    })),
  }))
}
