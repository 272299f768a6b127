import { useState } from "react"
import type { SelectedIds } from "../list/data-table.tsx"
import { type OrdersView, sameView } from "./view.ts"

const withoutSort = ({ sort: _, ...view }: OrdersView): OrdersView => view

/** The ticked orders. Ticks are for the orders of one view, however sorted: in the next, nobody would expect them. */
export const useSelected = (view: OrdersView) => {
  const [selected, setSelected] = useState<SelectedIds>({})
  const [known, setKnown] = useState(view)
  if (!sameView(withoutSort(known), withoutSort(view))) {
    setKnown(view)
    setSelected({})
  }
  return [selected, setSelected] as const
}
