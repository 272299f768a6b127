import { guestReviewPath } from "./queries.ts"
import { ReviewOf } from "./review-of.tsx"

interface GuestReviewProps {
  readonly orderId: string
  /** Of the order's link. */
  readonly token: string
  readonly productId: string
  readonly productName: string
}

/** A review by somebody without an account, of what arrived with their order. */
export default function GuestReview({ orderId, token, productId, productName }: GuestReviewProps) {
  return (
    <ReviewOf
      productId={productId}
      productName={productName}
      path={guestReviewPath(orderId, token, productId)}
      username=""
    />
  )
}
