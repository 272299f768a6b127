import type { OrderDetails } from "./order-items.tsx"

type Item = Pick<OrderDetails["items"][number], "id" | "quantity" | "status" | "total" | "cancelableQuantity">

/** Some units can be canceled, and others stay. All of them are canceled with the order. */
export const canCancelItems = (items: ReadonlyArray<Item>): boolean =>
  items.some(({ cancelableQuantity }) => cancelableQuantity > 0) && liveUnits(items) > 1

/** Nothing would be left of the order. */
export const isAll = (items: ReadonlyArray<Item>, units: Readonly<Record<string, number>>): boolean =>
  liveUnits(items) <= items.reduce((sum, { id }) => sum + (units[id] ?? 0), 0)

const liveUnits = (items: ReadonlyArray<Item>): number =>
  items.reduce((sum, { quantity, status }) => sum + (status === "CANCELLED" ? 0 : quantity), 0)

/** Dollars, with tax and shipping. An estimate, which may be a cent off. */
export const worthOf = (items: ReadonlyArray<Item>, units: Readonly<Record<string, number>>): number =>
  items.reduce((sum, { id, quantity, total }) => sum + (total * (units[id] ?? 0)) / quantity, 0)
