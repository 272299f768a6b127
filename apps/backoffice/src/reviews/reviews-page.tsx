import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { useRef } from "react"
import { ListPage } from "../list/list-page.tsx"
import { ListStates } from "../list/list-states.tsx"
import { useRowKeys } from "../list/use-row-keys.ts"
import { LiveDot } from "../live/live-dot.tsx"
import { useThrottled } from "../live/use-throttled.ts"
import { useLiveCounts } from "../orders/use-live-counts.ts"
import { useDecisionKeys } from "../page/use-decision-keys.ts"
import { useFocusAfterDecision } from "../page/use-focus-after-decision.ts"
import { reviewsKey, reviewsQuery } from "./queries.ts"
import { ReviewEntry } from "./review-entry.tsx"
import { type OrderReviewDecision, useReviewDecisions } from "./use-review-decisions.ts"
import { useUndoKey } from "./use-undo-key.ts"

const RELOAD_INTERVAL_MS = 500

const DECISIONS = { a: "approve", n: "not-charged", c: "cancel" } as const

/** Orders under review, oldest first; each is decided by one key, which can be undone. */
export function ReviewsPage() {
  const queryClient = useQueryClient()
  const reload = useThrottled(() => void readAgain(queryClient, reviewsKey), RELOAD_INTERVAL_MS)
  const connection = useLiveCounts(reload)
  const query = useInfiniteQuery(reviewsQuery)
  const orders = query.data?.pages.flatMap((page) => page.orders)
  const list = useRef<HTMLDivElement>(null)
  const { steps, news, decide, takeBack } = useReviewDecisions()
  const focus = useFocusAfterDecision(list, orders)

  const decideOn = (orderId: string, decision: OrderReviewDecision) => {
    const order = orders?.find(({ id }) => id === orderId)
    if (order === undefined) return false
    if (decision === "approve" && order.review?.approvedStatus == null) return false
    if (decision === "not-charged" && order.review?.notChargedStatus == null) return false
    decide(order, decision)
    return true
  }
  const undo = () => {
    const orderId = takeBack()
    if (orderId !== null) focus.entry(orderId)
  }
  useRowKeys(list)
  useDecisionKeys(DECISIONS, (orderId, decision) => {
    if (decideOn(orderId, decision)) focus.after(orderId)
  })
  useUndoKey(undo)

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
            Orders with a high fraud score, a wrong amount or a late payment appear here automatically.
          </EmptyState>
        }
      >
        <div ref={list} className="flex max-w-4xl flex-col gap-4">
          {orders?.map((order) => (
            <ReviewEntry
              key={order.id}
              order={order}
              step={steps.get(order.id)}
              onDecide={(decision) => {
                if (decideOn(order.id, decision)) focus.undo(order.id)
              }}
              onTakeBack={undo}
            />
          ))}
        </div>
      </ListStates>
      <p role="status" className="sr-only">
        {news}
      </p>
    </ListPage>
  )
}
