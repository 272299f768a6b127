import { CustomerOrderData } from "@voltread/domain/contract/order.ts"
import { OwnOrdersData } from "@voltread/domain/contract/order-summary.ts"
import { customerCounts } from "@voltread/domain/ordering/counts.ts"
import { CustomerFactInDollars } from "@voltread/projections/ordering/customer-fact.ts"
import { orderCountsByStatus } from "@voltread/projections/ordering/order-counts.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { customerTimelineOf } from "@voltread/projections/ordering/order-timeline.ts"
import { Effect, Schema } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { FOR_OTHER_PROGRAMS } from "../platform/http/openapi.ts"
import { AFTER, ORDER_TOKEN, POSITION, queryCount } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { notFound } from "../platform/problem.ts"
import { afterOwnWrites, queryReadModel } from "../platform/read-model.ts"
import { toWireCustomerOrder, toWireCustomerSummary, toWireCustomerTimeline } from "./customer-order-wire.ts"
import { accessOf, findOwnOrder } from "./find-order.ts"

const Text = Schema.String.check(Schema.isMaxLength(200))
const OrderParams = Schema.Struct({ id: Text })
const OrderQuery = Schema.Struct({
  token: Schema.optionalKey(ORDER_TOKEN),
  position: Schema.optionalKey(POSITION),
})
const PageQuery = Schema.Struct({
  position: Schema.optionalKey(POSITION),
  after: Schema.optionalKey(AFTER),
  first: Schema.optionalKey(
    queryCount("The most orders of a page, 1 to 100; absent: 20.", { minimum: 1, maximum: 100 }),
  ),
})

const CustomerTimelineData = Schema.Struct({
  timeline: Schema.Struct({
    entries: Schema.Array(
      Schema.Struct({ id: Schema.String, at: Schema.String, fact: CustomerFactInDollars }),
    ),
    total: Schema.Int,
  }),
  isBehind: Schema.Boolean,
})

/** A shopper's own orders. Somebody else's order is answered as not found. */
export const orderRoutes = (app: ShopInstance, config: Config, run: EffectRunner<CommandHandlers>): void => {
  app.get(
    "/api/orders",
    {
      config: { access: "use-own-account" },
      schema: {
        querystring: PageQuery,
        response: successResponse(OwnOrdersData),
        tags: ["orders"],
        description: FOR_OTHER_PROGRAMS,
        summary: "Own orders, newest first, and their counts",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { username } = userOf(request.viewer)
          const { after = null, first = 20, position } = request.query
          const isBehind = yield* afterOwnWrites(position)
          const page = yield* queryReadModel((db) => orderPage(db, { filter: { username }, after, first }))
          const counts = yield* queryReadModel((db) => orderCountsByStatus(db, username))
          return success({
            orders: page.orders.map(toWireCustomerSummary),
            nextCursor: page.nextCursor,
            counts: customerCounts(counts),
            isBehind,
          })
        }),
      ),
  )

  app.get(
    "/api/orders/:id",
    {
      config: { access: "browse" },
      schema: {
        params: OrderParams,
        querystring: OrderQuery,
        response: successResponse(CustomerOrderData),
        tags: ["orders"],
        description: FOR_OTHER_PROGRAMS,
        summary: "One order, for its owner or whoever holds its token",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { token, position } = request.query
          const isBehind = yield* afterOwnWrites(position)
          const order = yield* findOwnOrder(
            request.params.id,
            accessOf({ viewer: request.viewer, config }, token),
          )
          return order === null
            ? yield* notFound("This order")
            : success({ order: toWireCustomerOrder(order), isBehind })
        }),
      ),
  )

  app.get(
    "/api/orders/:id/timeline",
    {
      config: { access: "browse" },
      schema: {
        params: OrderParams,
        querystring: OrderQuery,
        response: successResponse(CustomerTimelineData),
        tags: ["orders"],
        description: FOR_OTHER_PROGRAMS,
        summary: "What its customer is told of one order, oldest first",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { token, position } = request.query
          const { id } = request.params
          const isBehind = yield* afterOwnWrites(position)
          const order = yield* findOwnOrder(id, accessOf({ viewer: request.viewer, config }, token))
          if (order === null) return yield* notFound("This order")
          const timeline = yield* queryReadModel((db) => customerTimelineOf(db, id))
          return success({ timeline: toWireCustomerTimeline(timeline), isBehind })
        }),
      ),
  )
}
