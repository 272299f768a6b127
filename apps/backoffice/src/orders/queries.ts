import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { AdminOrderCountsDocument, AdminOrdersDocument } from "../generated/orders.ts"
import { request } from "../session/request.ts"
import { type StatusCounts, statusCounts } from "./status-counts.ts"
import { type OrdersView, ordersVariables } from "./view.ts"

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
  queryFn: async ({ signal }): Promise<StatusCounts> => {
    const { adminOrderCounts } = await request(AdminOrderCountsDocument, {}, { signal })
    return statusCounts(adminOrderCounts.byStatus, adminOrderCounts.total)
  },
})

/** A few orders for the command palette. */
export const orderSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ["orders", "search", search],
    queryFn: async ({ signal }) =>
      (await request(AdminOrdersDocument, { filter: { search }, first: 6 }, { signal })).adminOrders.orders,
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  })
