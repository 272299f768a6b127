import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { OrderDocument, OrderTimelineDocument } from "../generated/order.ts"

export interface OrderRef {
  readonly id: string
  readonly token: string | null
}

/** Begins the keys of all that is read of an order, which changes together. */
export const orderKey = ({ id, token }: OrderRef) => ["order", id, token] as const

/** The answer includes the event at `position`. Not part of the key: a later position reloads the same query. */
export const orderQuery = (request: GraphqlRequest, { id, token }: OrderRef, position: () => string | null) =>
  queryOptions({
    queryKey: orderKey({ id, token }),
    queryFn: async ({ signal }) =>
      (await request(OrderDocument, { id, token, position: position() }, { signal })).order,
  })

export const timelineQuery = (
  request: GraphqlRequest,
  { id, token }: OrderRef,
  position: () => string | null,
) =>
  queryOptions({
    queryKey: [...orderKey({ id, token }), "timeline"],
    queryFn: async ({ signal }) =>
      (await request(OrderTimelineDocument, { id, token, position: position() }, { signal })).orderTimeline,
  })
