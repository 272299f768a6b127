import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { read, restPages } from "../session/rest.ts"

/** No event announces a visit or the end of a day, so the figures are reloaded after this time. */
const REFRESH_MS = 60_000

export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: async ({ signal }) => {
    const schema = async () => (await import("@voltread/domain/contract/dashboard.ts")).DashboardData
    return read(schema, { method: "GET", path: "/api/admin/dashboard", signal })
  },
  refetchInterval: REFRESH_MS,
})

export const setupQuery = queryOptions({
  queryKey: ["dashboard", "setup"],
  queryFn: async ({ signal }) => {
    const schema = async () => (await import("@voltread/domain/contract/setup.ts")).SetupData
    return read(schema, { method: "GET", path: "/api/admin/dashboard/setup", signal })
  },
})

/** Refunds that wait to be paid out by hand. */
export const payoutsQuery = infiniteQueryOptions({
  queryKey: ["payouts"],
  ...restPages(
    "/api/admin/payouts",
    async () => (await import("@voltread/domain/contract/dashboard.ts")).PayoutsData,
  ),
})

/** Orders that count as paid though part of their money is missing. */
export const missingMoneyQuery = infiniteQueryOptions({
  // Below "orders", so that a command on any order loads it again.
  queryKey: ["orders", "missing-money"],
  ...restPages(
    "/api/admin/missing-money",
    async () => (await import("@voltread/domain/contract/dashboard.ts")).MissingMoneyData,
  ),
})
