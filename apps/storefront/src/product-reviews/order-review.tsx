import { useUsername } from "../shop/use-shop.ts"
import { orderReviewPath } from "./queries.ts"
import { ReviewOf } from "./review-of.tsx"
import { takeFocus } from "./take-focus.ts"

interface OrderReviewProps {
  readonly orderId: string
  /** Of the order's link. */
  readonly token: string | null
  readonly productId: string
  readonly productName: string
}

/** A review of what arrived with an order, by whoever may see the order. */
export default function OrderReview({ orderId, token, productId, productName }: OrderReviewProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <ReviewOf
        productId={productId}
        productName={productName}
        path={orderReviewPath(orderId, token, productId)}
        username={useUsername()}
      />
    </div>
  )
}
