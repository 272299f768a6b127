import { useNavigate } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { PendingOrderLinkDocument } from "../generated/pending-order.ts"
import { toast } from "../shop/toasts.ts"
import { useShop } from "../shop/use-shop.ts"
import type { CartState } from "../store/cart-slice.ts"

interface PendingOrderNoticeProps {
  readonly cart: CartState
  readonly onLeave?: () => void
}

/** Says that the cart has become an order that is not paid yet, and leads to it: it knows the address already. */
export function PendingOrderNotice({ cart, onLeave }: PendingOrderNoticeProps) {
  const shop = useShop()
  const navigate = useNavigate()
  if (cart.pendingOrder === null) return null
  const { uniqueId, isBeingPaid } = cart.pendingOrder

  const open = async () => {
    try {
      const { pendingOrderLink } = await shop.request(PendingOrderLinkDocument, {})
      // Paid or canceled meanwhile.
      if (pendingOrderLink === null) return await shop.cart.load()
      onLeave?.()
      const { id, token } = pendingOrderLink
      await navigate({ to: "/order/$id", params: { id }, search: { token } })
    } catch (error) {
      toast({ severity: "error", message: messageOf(error) })
    }
  }
  return (
    <Notice severity="info">
      Order{" "}
      <button
        {...early}
        type="button"
        className="cursor-pointer font-semibold underline"
        onClick={() => void open()}
      >
        {uniqueId}
      </button>{" "}
      {isBeingPaid
        ? "is being paid: we are waiting for your payment to be confirmed. Please do not pay again."
        : "has not been paid yet. Open it to pay, or change the cart to start over."}
    </Notice>
  )
}
