import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"

const OrderReview = lazy(() => part(() => import("../product-reviews/order-review.tsx")))

interface ItemReviewProps {
  readonly orderId: string
  /** Of the order's link. */
  readonly token: string | null
  readonly item: { readonly productId: string; readonly name: string }
}

/** An item is reviewed where it was ordered: it may be sold no longer, and then has no page of its own. */
export function ItemReview({ orderId, token, item: { productId, name } }: ItemReviewProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <OrderReview orderId={orderId} token={token} productId={productId} productName={name} />
      </Suspense>
    )
  return (
    <button
      type="button"
      className="cursor-pointer self-start py-1 text-sm font-semibold underline underline-offset-4"
      onClick={() => setOpen(true)}
    >
      Review this product
      <span className="sr-only">: {name}</span>
    </button>
  )
}
