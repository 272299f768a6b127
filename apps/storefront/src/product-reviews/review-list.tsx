import { useQuery } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { type ReactNode, useState } from "react"
import { useShop } from "../shop/use-shop.ts"
import { reviewsQuery } from "./queries.ts"
import { ReviewPage } from "./review-page.tsx"
import { Summary } from "./summary.tsx"

const SORTS = [
  { id: "newest", label: "Newest first" },
  { id: "highest", label: "Highest rating first" },
  { id: "lowest", label: "Lowest rating first" },
]

interface ReviewListProps {
  readonly productId: string
  /** What the shopper can do, shown below the summary. */
  readonly children: ReactNode
}

/** Customer reviews of a product, with their summary. */
export function ReviewList({ productId, children }: ReviewListProps) {
  const { rest } = useShop()
  const [sort, setSort] = useState("newest")
  const [stars, setStars] = useState("")
  const view = { sort, stars }
  const query = useQuery(reviewsQuery(rest, productId, view, null))
  const summary = query.data?.summary
  if (summary === undefined)
    return query.isError ? (
      <ErrorState title="The reviews could not be loaded" onRetry={() => void query.refetch()}>
        {messageOf(query.error)}
      </ErrorState>
    ) : (
      <Loading label="Loading reviews">
        <Skeleton className="h-64 w-full" />
      </Loading>
    )
  return (
    <div className="grid items-start gap-x-14 gap-y-8 desk:grid-cols-[20rem_1fr]">
      <div className="flex flex-col gap-6">
        <Summary summary={summary} chosen={stars} onChoose={setStars} />
        {children}
      </div>
      {summary.count === 0 ? (
        <p className="text-muted">No customer reviews yet.</p>
      ) : (
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <p aria-live="polite" className="text-sm text-muted">
              {stars !== "" && (
                <>
                  {`Reviews with ${stars === "1" ? "1 star" : `${stars} stars`} only. `}
                  <button
                    type="button"
                    className="cursor-pointer py-2 font-semibold text-ink underline underline-offset-4"
                    onClick={() => setStars("")}
                  >
                    Show all
                  </button>
                </>
              )}
            </p>
            {summary.count > 1 && (
              <NativeSelect
                label="Sort reviews"
                options={SORTS}
                value={sort}
                onChange={setSort}
                className="w-52"
              />
            )}
          </div>
          <ul
            aria-label="Reviews"
            className={`divide-y divide-line ${query.isPlaceholderData ? "opacity-60" : ""}`}
          >
            <ReviewPage key={`${sort} ${stars}`} productId={productId} view={view} after={null} />
          </ul>
        </div>
      )}
    </div>
  )
}
