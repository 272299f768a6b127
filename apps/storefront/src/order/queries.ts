import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { OrderDocument, OrderTimelineDocument } from "../generated/order.ts"

export interface OrderRef {
  readonly id: string
  readonly token: string | null
}

/** The answer includes the event at `position`. Not part of the key: a later position reloads the same query. */
export const orderQuery = (request: GraphqlRequest, { id, token }: OrderRef, position: () => string | null) =>
  queryOptions({
    queryKey: ["order", id, token],
    queryFn: async ({ signal }) =>
      (await request(OrderDocument, { id, token, position: position() }, { signal })).order,
  })

export const timelineQuery = (
  request: GraphqlRequest,
  { id, token }: OrderRef,
  position: () => string | null,
) =>
  queryOptions({
    queryKey: ["timeline", id, token],
    queryFn: async ({ signal }) =>
      (await request(OrderTimelineDocument, { id, token, position: position() }, { signal })).orderTimeline,
  })
