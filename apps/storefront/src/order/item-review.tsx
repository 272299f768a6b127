import { Link } from "@tanstack/react-router"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { useIsLoggedIn } from "../shop/use-shop.ts"

const GuestReview = lazy(() => part(() => import("../product-reviews/guest-review.tsx")))

const style = "cursor-pointer self-start py-1 text-sm font-semibold underline underline-offset-4"

interface ItemReviewProps {
  readonly orderId: string
  /** Of the order's link. */
  readonly token: string | null
  readonly item: { readonly productId: string; readonly name: string }
}

/** Guests with the order's link review an item here; everybody else on the product's page. */
export function ItemReview({ orderId, token, item: { productId, name } }: ItemReviewProps) {
  const [isOpen, setOpen] = useState(false)
  const isShopper = useIsLoggedIn()
  if (token === null || isShopper)
    return (
      <Link to="/product/$productId" params={{ productId }} hash="reviews" className={style}>
        Write a review
        <span className="sr-only"> of {name}</span>
      </Link>
    )
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <GuestReview orderId={orderId} token={token} productId={productId} productName={name} />
      </Suspense>
    )
  return (
    <button type="button" className={style} onClick={() => setOpen(true)}>
      Review this product
      <span className="sr-only">: {name}</span>
    </button>
  )
}
