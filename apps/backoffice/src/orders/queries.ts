import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { AdminOrderCountsDocument, AdminOrdersDocument } from "../generated/orders.ts"
import { request } from "../session/request.ts"
import { type StatusCounts, statusCounts } from "./status-counts.ts"
import { filtersOf, hasFilters, type OrdersView, ordersVariables } from "./view.ts"

const PAGE_SIZE = 50

/** The orders of a view, page after page. */
export const ordersQuery = (view: OrdersView) =>
  infiniteQueryOptions({
    queryKey: ["orders", "list", view],
    queryFn: async ({ pageParam, signal }) => {
      const variables = { ...ordersVariables(view), after: pageParam, first: PAGE_SIZE }
      return (await request(AdminOrdersDocument, variables, { signal })).adminOrders
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })

/** The number of orders in each status (lifecycle §5). */
export const countsQuery = queryOptions({
  queryKey: ["orders", "counts"],
  queryFn: ({ signal }) => countOrders({}, signal),
})

/** The same counts for the search and filters. Reloaded with the list. */
export const countsOfView = (view: OrdersView) => {
  const filters = filtersOf(view)
  const queryKey: ReadonlyArray<unknown> = hasFilters(view)
    ? ["orders", "list", "counts", filters]
    : countsQuery.queryKey
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => countOrders(filters, signal),
    placeholderData: keepPreviousData,
  })
}

const countOrders = async (view: OrdersView, signal: AbortSignal): Promise<StatusCounts> => {
  const { filter } = ordersVariables(view)
  const { adminOrderCounts } = await request(AdminOrderCountsDocument, { filter }, { signal })
  const { byStatus, total, isPartial } = adminOrderCounts
  return statusCounts(Object.fromEntries(byStatus.map((each) => [each.status, each.count])), total, isPartial)
}

/** A few orders for the command palette. */
export const orderSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ["orders", "search", search],
    queryFn: async ({ signal }) =>
      (await request(AdminOrdersDocument, { filter: { search }, first: 6 }, { signal })).adminOrders.orders,
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  })
