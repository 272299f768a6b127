import { OwnReview } from "./own-review.tsx"
import { ReviewList } from "./review-list.tsx"

interface ProductReviewsProps {
  readonly productId: string
  readonly productName: string
}

export default function ProductReviews({ productId, productName }: ProductReviewsProps) {
  return (
    <ReviewList productId={productId}>
      <OwnReview productId={productId} productName={productName} />
    </ReviewList>
  )
}
