import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { isDisputed } from "@voltread/domain/ordering/refund-words.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useEffect, useState } from "react"
import { useServerEvents } from "../live/use-server-events.ts"
import { useThrottled } from "../live/use-throttled.ts"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { changedSections, type OrderSection } from "./model/changed-sections.ts"
import { orderAtQuery, orderQuery, timelineQuery } from "./model/queries.ts"
import type { OrderAction } from "./model/section-props.ts"
import { reloadOrder } from "./model/use-order-command.ts"
import { OrderHead } from "./order-head.tsx"
import { OrderSections } from "./order-sections.tsx"
import { OrderSkeleton } from "./order-skeleton.tsx"
import { Timeline } from "./timeline/timeline.tsx"

const OrderDialogs = lazy(() => part(() => import("./order-dialogs.tsx")))
/** For few orders. */
const OrderNotices = lazy(() => part(() => import("./order-notices.tsx")))
const NoSuchOrder = lazy(() => part(() => import("./no-such-order.tsx")))
const AsOfBanner = lazy(() => part(() => import("./as-of-banner.tsx")))

const route = getRouteApi("/_staff/orders/$orderId")
const NONE: ReadonlySet<OrderSection> = new Set()

/** One order, now or as it was after an event, with its whole history. */
export function OrderPage() {
  const { orderId } = route.useParams()
  const { at } = route.useSearch()
  const queryClient = useQueryClient()
  const reload = useThrottled(() => void reloadOrder(queryClient, orderId))
  const [action, setAction] = useState<OrderAction | null>(null)
  useEffect(() => () => void import("./return-focus.ts").then((way) => way.returnFocus(orderId)), [orderId])

  const now = useQuery(orderQuery(orderId))
  const connection = useServerEvents(
    now.data === null ? null : `/api/admin/orders/${encodeURIComponent(orderId)}/events`,
    "timeline",
    reload,
  )
  const then = useQuery(orderAtQuery(orderId, at))
  const timeline = useQuery(timelineQuery(orderId))

  const shown = at === undefined ? now : then
  const isWaiting = at !== undefined && (then.isPending || then.isPlaceholderData)
  const order = shown.isPending ? now.data : shown.data
  const changed = at !== undefined && order && now.data ? changedSections(order, now.data) : NONE
  const entries = timeline.data?.entries ?? []

  if (shown.isPending && order === undefined) return <OrderSkeleton />
  if (shown.isError && order === undefined) {
    return (
      <div className="p-4 desk:p-6">
        <QueryError error={shown.error} what="The order" onRetry={() => void shown.refetch()} />
      </div>
    )
  }
  if (order === null || order === undefined) {
    return (
      <Suspense fallback={null}>
        <NoSuchOrder />
      </Suspense>
    )
  }
  return (
    <>
      <PageTitle>{order.uniqueId}</PageTitle>
      {at !== undefined && (
        <Suspense fallback={null}>
          <AsOfBanner
            orderId={orderId}
            at={at}
            entry={entries.find(({ revision }) => revision === at)}
            newest={entries.at(-1)?.revision}
          />
        </Suspense>
      )}
      <div className={`flex flex-col gap-5 px-4 py-5 desk:px-6 ${isWaiting ? "opacity-60" : ""}`}>
        {(order.isIncomplete || order.review != null || isDisputed(order.paymentDetails)) && (
          <Suspense fallback={null}>
            <OrderNotices order={order} />
          </Suspense>
        )}
        <OrderHead
          order={order}
          connection={connection}
          changed={changed}
          onAction={at === undefined ? setAction : undefined}
        />
        <OrderSections order={order} changed={changed} onAction={at === undefined ? setAction : undefined}>
          <Timeline
            orderId={orderId}
            phone={order.phone}
            at={at}
            entries={entries}
            isPending={timeline.isPending}
            error={timeline.isError ? timeline.error : undefined}
            onRetry={() => void timeline.refetch()}
          />
        </OrderSections>
      </div>
      {action !== null && now.data && (
        <Suspense fallback={null}>
          <OrderDialogs action={action} order={now.data} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </>
  )
}
