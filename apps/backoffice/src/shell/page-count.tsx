import { useQuery } from "@tanstack/react-query"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { countsQuery } from "../orders/queries.ts"
import { REFETCH_INTERVAL_MS, supportCountsQuery } from "../page/support/queries.ts"
import { read } from "../session/rest.ts"
import type { PageLink, StaffQueue } from "./pages.ts"

const pendingReviewsQuery = {
  // Below "product-reviews", so that a decision on any review loads it again.
  queryKey: ["product-reviews", "pending"],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const schema = async () =>
      (await import("@voltread/domain/contract/product-review.ts")).PendingReviewsData
    const path = "/api/admin/product-reviews/pending"
    return (await read(schema, { method: "GET", path, signal }))?.pending ?? 0
  },
  refetchInterval: REFETCH_INTERVAL_MS,
}

interface PageCountProps {
  readonly of: ReadonlyArray<PageLink>
  readonly className: string
}

/** How much waits on all these pages. */
export default function PageCount({ of, className }: PageCountProps) {
  const asks = (...what: ReadonlyArray<StaffQueue>) => ({
    enabled: of.some(({ counts }) => counts !== undefined && what.includes(counts)),
  })
  // Pages that show orders keep the counts up to date; on others they may be that old.
  const orders = useQuery({ ...countsQuery, refetchInterval: REFETCH_INTERVAL_MS, ...asks("PENDING_REVIEW") })
  const support = useQuery({ ...supportCountsQuery, ...asks("chats", "contacts") }).data
  const reviews = useQuery({ ...pendingReviewsQuery, ...asks("reviews to publish") }).data
  const waiting: Readonly<Record<StaffQueue, number | undefined>> = {
    PENDING_REVIEW: orders.data?.byStatus.get("PENDING_REVIEW"),
    chats: support?.chats,
    contacts: support && support.contacts + support.orderAnswers,
    "reviews to publish": reviews,
  }
  const count = of.reduce((sum, { counts }) => sum + ((counts && waiting[counts]) ?? 0), 0)
  if (count === 0) return null
  return (
    <span
      data-count=""
      className={`numeric rounded-full bg-accent px-2 text-xs font-bold text-on-accent ${className}`}
    >
      <span className="sr-only">, </span>
      {formatNumber(count)}
    </span>
  )
}
