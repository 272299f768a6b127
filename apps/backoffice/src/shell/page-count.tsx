import { useQuery } from "@tanstack/react-query"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { formatNumber } from "@voltread/ui/components/number.ts"
import { countsQuery } from "../orders/queries.ts"
import { supportCountsQuery } from "../page/support/queries.ts"
import { read } from "../session/rest.ts"
import type { PageLink } from "./pages.ts"

/** Pages that show orders keep the counts up to date; on others this is how old they may be. */
const RELOAD_INTERVAL_MS = 30_000

/** How much waits on a page, beside its label. */
export default function PageCount({ of }: { readonly of: NonNullable<PageLink["counts"]> }) {
  switch (of) {
    case "reviews to publish":
      return <ReviewCount />
    case "chats":
    case "contacts":
      return <SupportCount of={of} />
    default:
      return <OrderCount status={of} />
  }
}

function OrderCount({ status }: { readonly status: OrderStatus }) {
  const { data } = useQuery({ ...countsQuery, refetchInterval: RELOAD_INTERVAL_MS })
  return <Count count={data?.byStatus.get(status) ?? 0} />
}

function SupportCount({ of }: { readonly of: "chats" | "contacts" }) {
  const { data } = useQuery(supportCountsQuery)
  if (data === undefined) return null
  return <Count count={of === "chats" ? data.chats : data.contacts + data.orderAnswers} />
}

function ReviewCount() {
  const { data } = useQuery({
    // Below "product-reviews", so that a decision on any review loads it again.
    queryKey: ["product-reviews", "pending"],
    queryFn: async ({ signal }) => {
      const schema = async () =>
        (await import("@voltread/domain/contract/product-review.ts")).PendingReviewsData
      const path = "/api/admin/product-reviews/pending"
      return (await read(schema, { method: "GET", path, signal }))?.pending ?? 0
    },
    refetchInterval: RELOAD_INTERVAL_MS,
  })
  return <Count count={data ?? 0} />
}

function Count({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span
      data-count=""
      className="numeric ml-auto rounded-full bg-accent px-2 text-xs font-bold text-on-accent"
    >
      <span className="sr-only">, </span>
      {formatNumber(count)}
    </span>
  )
}
