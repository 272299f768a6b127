import { Notice } from "@voltread/ui/components/notice.tsx"
import type { CartState } from "../store/cart-slice.ts"

/** Says that the cart has become an order that is not paid yet. */
export function PendingOrderNotice({ cart }: { readonly cart: CartState }) {
  if (cart.pendingOrder === null) return null
  return (
    <Notice severity="info">
      Order <strong>{cart.pendingOrder.uniqueId}</strong>{" "}
      {cart.pendingOrder.isBeingPaid
        ? "is being paid: we are waiting for your payment to be confirmed. Please do not pay again."
        : "has not been paid yet. Check out to try again, or change the cart to start over."}
    </Notice>
  )
}
