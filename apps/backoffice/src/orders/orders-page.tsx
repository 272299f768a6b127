import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { LiveDot } from "../live/live-dot.tsx"
import { useThrottled } from "../live/use-throttled.ts"
import { FilterBar } from "./filter-bar.tsx"
import { orderColumns } from "./order-columns.tsx"
import { sortOf, withSort } from "./order-sort.ts"
import { ordersQuery } from "./queries.ts"
import { useLiveCounts } from "./use-live-counts.ts"
import { useSavedViews } from "./use-saved-views.ts"
import { useSelected } from "./use-selected.ts"
import { ViewTabs } from "./view-tabs.tsx"

const BulkActions = lazy(() => part(() => import("./bulk-actions.tsx")))
const ExportView = lazy(() => part(() => import("./export-view.tsx")))
const IncompleteOrders = lazy(() => part(() => import("./incomplete-orders.tsx")))

const route = getRouteApi("/_staff/orders/")

/** At most one reload in this many milliseconds, however many orders arrive. */
const RELOAD_INTERVAL_MS = 1_000

/** Counts come with the event; the list, shown as of a position, is loaded again when it is older than they are. */
const useLiveOrders = (shown: string | undefined) => {
  const queryClient = useQueryClient()
  const counted = useRef("")
  const reload = useThrottled(() => void readAgain(queryClient, ["orders", "list"]), RELOAD_INTERVAL_MS)
  const reloadIfOlder = (position: string | undefined) => {
    if (position !== undefined && counted.current > position) reload()
  }
  const compare = useEffectEvent(reloadIfOlder)
  useEffect(() => compare(shown), [shown])
  return useLiveCounts((position) => {
    counted.current = position
    reloadIfOlder(shown)
  })
}

export function OrdersPage() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const saved = useSavedViews()
  const layout = useTableLayout("orders", orderColumns)
  const query = useInfiniteQuery(ordersQuery(view))
  const firstPage = query.data?.pages[0]
  const connection = useLiveOrders(firstPage?.position)
  const [selected, setSelected] = useSelected(view)
  const [openedAt] = useState(() => Date.now())

  return (
    <ListPage
      title="Orders"
      found={firstPage}
      actions={
        <>
          <LiveDot connection={connection} />
          <Suspense fallback={null}>
            <ExportView view={view} />
          </Suspense>
        </>
      }
      layout={layout}
      tabs={<ViewTabs view={view} saved={saved} />}
      filters={
        <FilterBar
          view={view}
          saved={saved}
          onChange={(search, how) => void navigate({ search, replace: how === "replace" })}
        />
      }
    >
      {firstPage !== undefined && firstPage.incomplete.length > 0 && (
        <Suspense fallback={null}>
          <IncompleteOrders page={firstPage} />
        </Suspense>
      )}
      <TableList
        query={query}
        rows={query.data?.pages.flatMap((page) => page.orders)}
        what="orders"
        caption="Orders"
        layout={layout}
        rowId={({ id }) => id}
        rowStyle={({ createdAt }) => (Date.parse(createdAt) > openedAt ? "arrived" : "")}
        sorting={{
          current: sortOf(view),
          control: (next, props) => <Link to="/orders" search={withSort(view, next)} replace {...props} />,
        }}
        selection={{
          selected,
          onChange: setSelected,
          labelOf: ({ uniqueId }) => `Select order ${uniqueId}`,
          actions: (orders) => (
            <Suspense fallback={null}>
              <BulkActions orders={orders} />
            </Suspense>
          ),
        }}
        empty={
          <EmptyState
            icon="box"
            title="No orders here"
            action={
              <Link to="/orders" search={{}} className={buttonStyle("secondary")}>
                Show all orders
              </Link>
            }
          >
            Nothing matches this view at the moment. New orders appear automatically.
          </EmptyState>
        }
      />
    </ListPage>
  )
}
