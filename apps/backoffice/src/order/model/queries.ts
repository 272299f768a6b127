import { queryOptions } from "@tanstack/react-query"
import {
  AdminOrderAtDocument,
  AdminOrderDocument,
  AdminOrderTimelineDocument,
} from "../../generated/order.ts"
import { request } from "../../session/request.ts"
import { read } from "../../session/rest.ts"
import { positionOf } from "./positions.ts"

/** Null: there is no such order. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["order", id, "now"],
    queryFn: async ({ signal }) =>
      (await request(AdminOrderDocument, { id, position: positionOf(id) }, { signal })).adminOrder,
  })

/** The order after the event with that revision. The past does not change, so it is never asked for twice. */
export const orderAtQuery = (id: string, revision: number | undefined) =>
  queryOptions({
    queryKey: ["order", id, "at", revision],
    queryFn: async ({ signal }) =>
      (await request(AdminOrderAtDocument, { id, revision: revision ?? 0 }, { signal })).adminOrderAt,
    enabled: revision !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  })

export const timelineKey = (id: string) => ["order", id, "timeline"] as const

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: timelineKey(id),
    queryFn: async ({ signal }) =>
      (await request(AdminOrderTimelineDocument, { id, position: positionOf(id) }, { signal }))
        .adminOrderTimeline,
  })

/** The order's origin and its affiliate's postbacks. Reloaded with the order. */
export const orderMarketingQuery = (id: string) =>
  queryOptions({
    queryKey: ["order", id, "marketing"],
    queryFn: async ({ signal }) => {
      const path = `/api/admin/orders/${encodeURIComponent(id)}/marketing`
      const schema = async () => (await import("@voltread/domain/contract/affiliate-books.ts")).OrderMarketing
      return read(schema, { method: "GET", path, signal })
    },
  })
