import { customerCounts } from "@voltread/domain/ordering/counts.ts"
import { orderCountsByStatus } from "@voltread/projections/ordering/order-counts.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { customerTimelineOf } from "@voltread/projections/ordering/order-timeline.ts"
import { Effect } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { QueryResolvers } from "../generated/shop.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { userOf } from "../platform/http/viewer.ts"
import { afterOwnWrites, queryReadModel } from "../platform/read-model.ts"
import { toWireCustomerOrder, toWireCustomerSummary, toWireCustomerTimeline } from "./customer-order-wire.ts"
import { accessOf, findOwnOrder } from "./find-order.ts"

export const ownOrderQueries = {
  order: (_, { id, token, position }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const isBehind = yield* afterOwnWrites(position)
        const order = yield* findOwnOrder(id, accessOf(context, token))
        return order === null ? null : { ...toWireCustomerOrder(order), isBehind }
      }),
    ),
  orderTimeline: (_, { id, token, position }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const isBehind = yield* afterOwnWrites(position)
        const order = yield* findOwnOrder(id, accessOf(context, token))
        if (order === null) return null
        const timeline = yield* queryReadModel((db) => customerTimelineOf(db, id))
        return { ...toWireCustomerTimeline(timeline), isBehind }
      }),
    ),
  orders: (_, { after, first, position }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const { username } = userOf(context.viewer)
        const isBehind = yield* afterOwnWrites(position)
        const { orders, nextCursor } = yield* queryReadModel((db) =>
          orderPage(db, { filter: { username }, after: after ?? null, first: first ?? 20 }),
        )
        return { orders: orders.map(toWireCustomerSummary), nextCursor, isBehind }
      }),
    ),
  orderCounts: (_, { position }, context) =>
    answer(
      context,
      Effect.gen(function* () {
        const { username } = userOf(context.viewer)
        const isBehind = yield* afterOwnWrites(position)
        const counts = customerCounts(yield* queryReadModel((db) => orderCountsByStatus(db, username)))
        return { ...counts, isBehind }
      }),
    ),
} satisfies QueryResolvers<GraphQLContext<CommandHandlers>>

export const ownOrderPermissions = {
  // Guests use the token of a link; `findOwnOrder` decides who may see which order.
  order: "browse",
  orderTimeline: "browse",
  orders: "use-own-account",
  orderCounts: "use-own-account",
} as const
