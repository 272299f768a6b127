import { type OrdersView, ordersVariables } from "./view.ts"

/** Where the API answers all orders of the view as a file. */
export const filePath = (view: OrdersView): string => {
  const { filter, sort } = ordersVariables(view)
  const given = Object.entries({ ...filter, sort }).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  )
  return `/api/admin/orders.csv?${new URLSearchParams(given)}`
}
