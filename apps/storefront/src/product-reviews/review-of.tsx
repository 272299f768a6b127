import { useQuery } from "@tanstack/react-query"
import type { OwnReview } from "@voltread/domain/contract/product-review.ts"
import { REJECTION_WORDS } from "@voltread/domain/shared/review-words.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { useShop } from "../shop/use-shop.ts"
import { ownReviewQuery } from "./queries.ts"
import { Stars } from "./stars.tsx"

const ReviewDialog = lazy(() => part(() => import("./review-dialog.tsx")))
const DeleteReviewDialog = lazy(() => part(() => import("./delete-review-dialog.tsx")))

interface ReviewOfProps {
  readonly productId: string
  readonly productName: string
  /** Where it is read and written. */
  readonly path: string
  /** Empty for a guest. */
  readonly username: string
}

/** Lets a shopper who is logged in, or came by an order's link, write, change or delete a review, or says why not. */
export function ReviewOf({ productId, productName, path, username }: ReviewOfProps) {
  const { rest } = useShop()
  const query = useQuery(ownReviewQuery(rest, path, username))
  const [open, setOpen] = useState<"write" | "delete" | null>(null)
  if (query.isLoadingError) return <Notice severity="error">{messageOf(query.error)}</Notice>
  if (query.data === undefined) return null
  const { review, mayWrite, author } = query.data
  const onClose = () => setOpen(null)
  return (
    <div className="flex flex-col items-start gap-3">
      {review !== null && <State review={review} />}
      {mayWrite ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant={review === null ? "primary" : "secondary"}
            size="sm"
            onPress={() => setOpen("write")}
          >
            {review === null ? "Write a review" : "Change your review"}
            <span className="sr-only"> of {productName}</span>
          </Button>
          {review !== null && (
            <Button variant="secondary" size="sm" onPress={() => setOpen("delete")}>
              Delete it
            </Button>
          )}
        </div>
      ) : (
        <p className="text-sm text-muted">
          You can write a review after you receive this product. All reviews here are by customers who did.
        </p>
      )}
      <Suspense fallback={null}>
        {open === "write" && (
          <ReviewDialog
            product={{ productId, productName }}
            path={path}
            review={review}
            author={author}
            onClose={onClose}
          />
        )}
        {open === "delete" && <DeleteReviewDialog productId={productId} path={path} onClose={onClose} />}
      </Suspense>
    </div>
  )
}

const STATES = {
  pending: { severity: "info", words: "We are checking your review." },
  published: { severity: "success", words: "Your review is published." },
  rejected: { severity: "warning", words: "We could not publish your review." },
} as const

function State({ review }: { readonly review: OwnReview }) {
  const { severity, words } = STATES[review.status]
  return (
    <Notice severity={severity}>
      <div className="flex flex-col gap-1 text-sm">
        <p className="font-semibold">{words}</p>
        {review.rejection !== null && <p>{REJECTION_WORDS[review.rejection].explanation}</p>}
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <Stars value={review.stars} /> {review.title}
        </p>
      </div>
    </Notice>
  )
}
