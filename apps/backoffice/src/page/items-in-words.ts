import type { OrderRowFragment } from "../generated/orders.ts"

/** The first item's name and, where there are more, how many units in all: they may be more of the same. */
export const itemsInWords = ({
  firstItemName,
  itemCount,
}: Pick<OrderRowFragment, "firstItemName" | "itemCount">): string =>
  itemCount > 1 ? `${itemCount} items: ${firstItemName}` : firstItemName
