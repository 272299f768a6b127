import { Link } from "@tanstack/react-router"
import type { ModeratedReview } from "@voltread/domain/contract/product-review.ts"
import { REJECTION_WORDS } from "@voltread/domain/shared/review-words.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "../list/column.ts"
import { rowLinkStyle } from "../list/table-style.ts"
import { KeyHint } from "../page/key-hint.tsx"

export type ModerationDecision = "publish" | "reject"

/** What was decided before, perhaps on an earlier text. */
function Decided({ review }: { readonly review: ModeratedReview }) {
  const { status, rejection, decidedAt, decidedBy, revision } = review
  if (decidedAt === null) return <span className="text-muted">New</span>
  return (
    <>
      {status === "pending" && `Changed (text ${revision}); last decided `}
      {status === "published" && "Published "}
      {rejection !== null && `Rejected: ${REJECTION_WORDS[rejection].label}. `}
      <span className="text-muted">
        <DateTime at={decidedAt} />
        {decidedBy !== null && ` by ${decidedBy}`}
      </span>
    </>
  )
}

/** The columns of the list of reviews; keys act on the row that has the focus. */
export const productReviewColumns = (
  onDecide: (review: ModeratedReview, decision: ModerationDecision) => void,
): ReadonlyArray<Column<ModeratedReview>> => [
  {
    id: "review",
    header: "Review",
    role: "rowHeader",
    className: "min-w-48 align-top",
    cell: (review) => (
      <div className="flex max-w-prose flex-col gap-1 py-1 whitespace-normal wrap-anywhere">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold whitespace-nowrap">
            {review.stars} <span aria-hidden="true">★</span>
            <span className="sr-only">{review.stars === 1 ? "star" : "stars"}</span>
          </span>
          <Link
            data-row=""
            data-decide={review.id}
            to="/product-reviews"
            search={{
              product: review.productId,
              ...(review.status !== "pending" && { status: review.status }),
            }}
            className={rowLinkStyle}
          >
            {review.title}
          </Link>
        </span>
        <span className="whitespace-pre-line">{review.text}</span>
        <span className="text-muted desk:hidden">{review.productName}</span>
      </div>
    ),
  },
  {
    id: "product",
    header: "Product",
    from: "desk",
    className: "align-top",
    cell: ({ productId, productName }) => (
      <a
        href={`/product/${encodeURIComponent(productId)}#reviews`}
        className="relative z-1 block underline-offset-4 hover:underline"
      >
        {productName}
      </a>
    ),
  },
  {
    id: "author",
    header: "Customer",
    from: "desk",
    className: "align-top",
    cell: ({ author, username }) => (
      <>
        {author}
        <Link
          to="/customers/$username"
          params={{ username }}
          className="relative z-1 block text-muted underline-offset-4 hover:underline"
        >
          {username}
        </Link>
      </>
    ),
  },
  {
    id: "written",
    header: "Written",
    from: "wide",
    className: "min-w-28 align-top text-muted",
    cell: ({ writtenAt }) => <DateTime at={writtenAt} />,
  },
  {
    id: "decided",
    header: "Decision",
    from: "wide",
    className: "align-top",
    cell: (review) => <Decided review={review} />,
  },
  {
    id: "actions",
    header: "Actions",
    role: "actions",
    className: "align-top",
    cell: (review) => (
      <span data-decide={review.id} className="relative z-1 flex flex-col items-stretch gap-2 py-1">
        {review.status !== "published" && (
          <Button size="sm" onPress={() => onDecide(review, "publish")}>
            Publish <span className="sr-only">“{review.title}”</span> <KeyHint>P</KeyHint>
          </Button>
        )}
        {review.status !== "rejected" && (
          <Button size="sm" variant="secondary" onPress={() => onDecide(review, "reject")}>
            Reject <span className="sr-only">“{review.title}”</span> <KeyHint>X</KeyHint>
          </Button>
        )}
      </span>
    ),
  },
]
