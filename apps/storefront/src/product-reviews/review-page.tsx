import { useQuery } from "@tanstack/react-query"
import type { PublishedReview } from "@voltread/domain/contract/product-review.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { useState } from "react"
import { useShop } from "../shop/use-shop.ts"
import { type ReviewView, reviewsQuery } from "./queries.ts"
import { Stars } from "./stars.tsx"
import { takeFocus } from "./take-focus.ts"

interface ReviewPageProps {
  readonly productId: string
  readonly view: ReviewView
  /** Where the page begins; null for the first. */
  readonly after: string | null
}

/** Some reviews, and below them the next ones once they are asked for. */
export function ReviewPage({ productId, view, after }: ReviewPageProps) {
  const { rest } = useShop()
  const query = useQuery(reviewsQuery(rest, productId, view, after))
  const [isOpen, setOpen] = useState(false)
  if (query.data === undefined)
    return (
      <li className="py-5">
        {query.isError ? (
          <Notice severity="error">{messageOf(query.error)}</Notice>
        ) : (
          <Loading label="Loading reviews">
            <Skeleton className="h-32 w-full" />
          </Loading>
        )}
      </li>
    )
  const { reviews, nextCursor } = query.data
  return (
    <>
      {reviews.map((review, index) => (
        <Review key={review.id} review={review} takesFocus={after !== null && index === 0} />
      ))}
      {nextCursor !== null &&
        (isOpen ? (
          <ReviewPage productId={productId} view={view} after={nextCursor} />
        ) : (
          <li className="py-5">
            <Button variant="secondary" onPress={() => setOpen(true)}>
              Show more reviews
            </Button>
          </li>
        ))}
    </>
  )
}

interface ReviewProps {
  readonly review: PublishedReview
  /** It takes the place of the button that loaded it. */
  readonly takesFocus: boolean
}

function Review({ review, takesFocus }: ReviewProps) {
  return (
    <li className="py-5">
      <article
        {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
        className="flex flex-col gap-1.5 outline-none"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars value={review.stars} />
          <h3 className="font-bold wrap-anywhere">{review.title}</h3>
        </div>
        <p className="text-sm text-muted">
          <span className="wrap-anywhere">{review.author}</span>, who bought it here,{" "}
          <DateTime at={review.writtenAt} dateOnly />
        </p>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{review.text}</p>
      </article>
    </li>
  )
}
