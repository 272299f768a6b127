import type { Item } from "./section-props.ts"

/** Units of a line that left the shop and are not back. */
export const returnableUnits = ({
  shippedQuantity,
  returnedQuantity,
}: Pick<Item, "shippedQuantity" | "returnedQuantity">): number => shippedQuantity - returnedQuantity
