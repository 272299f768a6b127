import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { useShopState } from "../shop/use-shop.ts"
import { ownReviewPath } from "./queries.ts"
import { ReviewOf } from "./review-of.tsx"

interface OwnReviewProps {
  readonly productId: string
  readonly productName: string
}

/** What this shopper can do: write a review, change it, or read why not. */
export function OwnReview({ productId, productName }: OwnReviewProps) {
  const auth = useShopState((state) => state.auth)
  if (isLoggedIn(auth) && auth.user !== null)
    return (
      <ReviewOf
        productId={productId}
        productName={productName}
        path={ownReviewPath(productId)}
        username={auth.user.username}
      />
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-muted">Bought it here? Tell others what you think.</p>
      <Link
        to="/login"
        search={{ returnUrl: `/product/${encodeURIComponent(productId)}#reviews` }}
        className={buttonStyle("secondary", "sm")}
      >
        Log in to write a review
      </Link>
    </div>
  )
}
