import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { LiveDot } from "../live/live-dot.tsx"
import { usePaced } from "../live/use-paced.ts"
import { useServerEvents } from "../live/use-server-events.ts"
import { QueryError } from "../page/query-error.tsx"
import { DensityToggle } from "./density-toggle.tsx"
import { FilterBar } from "./filter-bar.tsx"
import { OrdersTable } from "./orders-table.tsx"
import { OrdersTableSkeleton } from "./orders-table-skeleton.tsx"
import { countsQuery, ordersQuery } from "./queries.ts"
import { countsNews } from "./status-counts.ts"
import { useDensity } from "./use-density.ts"
import { useSavedViews } from "./use-saved-views.ts"
import type { OrdersView } from "./view.ts"
import { ViewTabs } from "./view-tabs.tsx"

const route = getRouteApi("/_staff/orders/")

/** At most one reload in this many milliseconds, however many orders arrive. */
const PACE = 1_000

/** Counts come with the news; the list is loaded again when it is older than they are. */
const useLiveOrders = (view: OrdersView) => {
  const queryClient = useQueryClient()
  const reload = usePaced(() => void queryClient.invalidateQueries({ queryKey: ["orders", "list"] }), PACE)
  return useServerEvents("/api/admin/orders/counts/events", "counts", (data) => {
    const news = data === null ? null : countsNews(data)
    if (news === null) {
      void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey })
      return reload()
    }
    queryClient.setQueryData(countsQuery.queryKey, news.counts)
    const shown = queryClient.getQueryData(ordersQuery(view).queryKey)?.pages[0]?.position
    if (shown !== undefined && news.position > shown) reload()
  })
}

export function OrdersPage() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const saved = useSavedViews()
  const [density, setDensity] = useDensity()
  const connection = useLiveOrders(view)
  const query = useInfiniteQuery(ordersQuery(view))
  const first = query.data?.pages[0]
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? []

  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Orders · Voltread back office</title>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">Orders</h1>
        <p aria-live="polite" className="numeric text-muted">
          {first === undefined
            ? ""
            : `${first.totalCount.toLocaleString("en-US")}${first.moreThanCounted ? "+" : ""} found`}
        </p>
        <span className="ml-auto flex items-center gap-4">
          <LiveDot connection={connection} />
          <DensityToggle density={density} onChange={setDensity} />
        </span>
      </header>
      <ViewTabs view={view} saved={saved} />
      <FilterBar
        view={view}
        saved={saved}
        onChange={(search, how) => void navigate({ search, replace: how === "replace" })}
      />
      {query.isPending && <OrdersTableSkeleton density={density} />}
      {query.isError && first === undefined && (
        <QueryError error={query.error} what="The orders" onRetry={() => void query.refetch()} />
      )}
      {first !== undefined && orders.length === 0 && (
        <EmptyState
          icon="box"
          title="No orders here"
          action={
            <Link to="/orders" search={{}} className={buttonStyle("secondary")}>
              Show all orders
            </Link>
          }
        >
          Nothing matches this view at the moment. New orders appear by themselves.
        </EmptyState>
      )}
      {orders.length > 0 && (
        <div className={`-mx-4 desk:mx-0 ${query.isPlaceholderData ? "opacity-60" : ""}`}>
          <OrdersTable orders={orders} view={view} density={density} />
        </div>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
          className="self-center"
        >
          Show more orders
        </Button>
      )}
    </div>
  )
}
