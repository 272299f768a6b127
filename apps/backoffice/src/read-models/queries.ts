import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { read, restPages } from "../session/rest.ts"

export const readModelsKey = ["read-models"] as const
export const parkedKey = ["parked-events"] as const

/** Milliseconds between questions, while a read model is rebuilt and otherwise. */
const BUSY_MS = 1_000
const QUIET_MS = 10_000

export const isOpen = (state: string | undefined): boolean => state === "waiting" || state === "running"

export const readModelsQuery = queryOptions({
  queryKey: readModelsKey,
  queryFn: async ({ signal }) => {
    const schema = async () => (await import("@voltread/domain/contract/read-models.ts")).ReadModelsData
    return read(schema, { method: "GET", path: "/api/admin/read-models", signal })
  },
  refetchInterval: ({ state }) => (isOpen(state.data?.rebuilds[0]?.state) ? BUSY_MS : QUIET_MS),
})

export const parkedQuery = infiniteQueryOptions({
  queryKey: parkedKey,
  ...restPages(
    "/api/admin/parked-events",
    async () => (await import("@voltread/domain/contract/read-models.ts")).ParkedEventsData,
  ),
  refetchInterval: QUIET_MS,
})
