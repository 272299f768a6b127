import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { lazy, Suspense, useRef, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { ListStates } from "../list/list-states.tsx"
import { useRowKeys } from "../list/use-row-keys.ts"
import { LiveDot } from "../live/live-dot.tsx"
import { useThrottled } from "../live/use-throttled.ts"
import { useLiveCounts } from "../orders/use-live-counts.ts"
import { useDecisionKeys } from "../page/use-decision-keys.ts"
import { reviewsKey, reviewsQuery } from "./queries.ts"
import { ReviewEntry } from "./review-entry.tsx"

const ApproveDialog = lazy(() => import("../order/dialogs/approve-dialog.tsx"))
const CancelDialog = lazy(() => import("../order/dialogs/cancel-dialog.tsx"))

const RELOAD_INTERVAL_MS = 500

const DECISIONS = { a: "approve", c: "cancel" } as const

interface Deciding {
  readonly orderId: string
  readonly decision: "approve" | "cancel"
}

/** Orders that wait for somebody to look at them, oldest first; each is decided by one key. */
export function ReviewsPage() {
  const queryClient = useQueryClient()
  const reload = useThrottled(
    () => void queryClient.invalidateQueries({ queryKey: reviewsKey }),
    RELOAD_INTERVAL_MS,
  )
  const connection = useLiveCounts(reload)
  const query = useInfiniteQuery(reviewsQuery)
  const orders = query.data?.pages.flatMap((page) => page.orders)
  const list = useRef<HTMLDivElement>(null)
  const [deciding, setDeciding] = useState<Deciding>()
  const chosen = orders?.find(({ id }) => id === deciding?.orderId)

  useRowKeys(list)
  // Both ask first.
  useDecisionKeys(DECISIONS, (orderId, decision) => {
    const review = orders?.find(({ id }) => id === orderId)?.review
    if (decision === "cancel" || review?.approvedStatus != null) setDeciding({ orderId, decision })
  })

  return (
    <ListPage
      title="Orders to review"
      found={query.data?.pages[0] && { totalCount: query.data.pages[0].totalCount, moreThanCounted: false }}
      actions={<LiveDot connection={connection} />}
    >
      <ListStates
        query={query}
        count={orders?.length}
        what="orders to review"
        empty={
          <EmptyState icon="check" title="Nothing to review">
            Orders with a high fraud score, a wrong amount or late money appear here by themselves.
          </EmptyState>
        }
      >
        <div ref={list} className="flex max-w-4xl flex-col gap-4">
          {orders?.map((order) => (
            <ReviewEntry
              key={order.id}
              order={order}
              onDecide={(decision) => setDeciding({ orderId: order.id, decision })}
            />
          ))}
        </div>
      </ListStates>
      {chosen !== undefined && deciding !== undefined && (
        <Suspense fallback={null}>
          {deciding.decision === "approve" ? (
            <ApproveDialog key={chosen.id} order={chosen} onClose={() => setDeciding(undefined)} />
          ) : (
            <CancelDialog key={chosen.id} order={chosen} onClose={() => setDeciding(undefined)} />
          )}
        </Suspense>
      )}
    </ListPage>
  )
}
