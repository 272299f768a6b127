import { useEffect } from "react"
import { track } from "../analytics/analytics.ts"
import { orderEvent } from "../analytics/order-event.ts"
import type { OrderDetails } from "./order-items.tsx"

const tracked = new Set<string>()

/** Reports an order to analytics once, on the thank-you page. */
export const useTrackPurchase = (order: OrderDetails): void => {
  useEffect(() => {
    if (tracked.has(order.id)) return
    tracked.add(order.id)
    track(orderEvent(order))
  }, [order])
}
