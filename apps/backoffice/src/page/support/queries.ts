import { queryOptions } from "@tanstack/react-query"
import type { Colleague, OrderLink, SupportCounts } from "@voltread/domain/contract/support-desk.ts"
import { read } from "../../session/rest.ts"

/** What waits for staff, in the menu. */
export const supportCountsKey = ["support"] as const

const NOTHING: SupportCounts = { contacts: 0, chats: 0, orderAnswers: 0 }
/** What colleagues do is seen after at most this time; what is done here, at once. */
export const REFETCH_INTERVAL_MS = 30_000

export const supportCountsQuery = queryOptions({
  queryKey: supportCountsKey,
  queryFn: async ({ signal }) => {
    const schema = async () => (await import("@voltread/domain/contract/support-desk.ts")).SupportCounts
    return (await read(schema, { method: "GET", path: "/api/admin/contacts/counts", signal })) ?? NOTHING
  },
  refetchInterval: REFETCH_INTERVAL_MS,
})

export const colleaguesQuery = queryOptions({
  queryKey: ["colleagues"],
  queryFn: async ({ signal }): Promise<ReadonlyArray<Colleague>> => {
    const schema = async () => (await import("@voltread/domain/contract/support-desk.ts")).Colleagues
    const path = "/api/admin/contacts/colleagues"
    return (await read(schema, { method: "GET", path, signal }))?.colleagues ?? []
  },
  staleTime: 60_000,
})

/** `path`: of the message or conversation whose customer's orders they are. */
export const orderLinksQuery = (path: string) =>
  queryOptions({
    queryKey: ["order-links", path],
    queryFn: async ({ signal }): Promise<ReadonlyArray<OrderLink>> => {
      const schema = async () => (await import("@voltread/domain/contract/support-desk.ts")).OrderLinks
      return (await read(schema, { method: "GET", path: `${path}/order-links`, signal }))?.orders ?? []
    },
    staleTime: 60_000,
  })
