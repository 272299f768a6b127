import { Effect, Schema } from "effect"
import type { Streams } from "../aggregates/streams.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success } from "../platform/http/envelope.ts"
import { notFound } from "../platform/http/problem.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { toWireOrder, toWireSummary } from "./order-wire.ts"
import { countOrders, listOrders, orderBack, orderForStaff, timelineForStaff } from "./staff-queries.ts"

const Text = Schema.String.check(Schema.isMaxLength(200))
const Count = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 200 }))
const OrderParams = Schema.Struct({ id: Text })
const optional = Schema.optionalKey

const ListQuery = Schema.Struct({
  /** Separated by commas. */
  statuses: optional(Schema.String.check(Schema.isMaxLength(500))),
  search: optional(Text),
  from: optional(Text),
  to: optional(Text),
  gatewayType: optional(Text),
  affiliateId: optional(Text),
  username: optional(Text),
  partner: optional(Text),
  minTotal: optional(Schema.FiniteFromString),
  maxTotal: optional(Schema.FiniteFromString),
  sort: optional(Schema.Literals(["NEWEST", "OLDEST", "TOTAL_DESC", "TOTAL_ASC", "UPDATED"])),
  after: optional(Text),
  first: optional(Count),
  position: optional(Text),
})

const Position = Schema.Struct({ position: optional(Text) })
const At = Schema.Struct({
  position: optional(Text),
  revision: optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isGreaterThanOrEqualTo(0))),
})

/** Orders for the back office: the same answers as GraphQL's. */
export const adminOrderRoutes = (app: ShopInstance, run: EffectRunner<Streams>): void => {
  const tags = ["back office"]
  const config = { access: "read-orders" } as const

  app.get(
    "/api/admin/orders",
    { config, schema: { querystring: ListQuery, tags, summary: "Orders by filter, a page at a time" } },
    (request, reply) => {
      const {
        sort = "NEWEST",
        after = null,
        first = 50,
        position = null,
        statuses,
        ...filter
      } = request.query
      return respond(
        run,
        reply,
        listOrders({
          filter: { ...filter, statuses: statuses?.split(",") ?? null },
          sort,
          after,
          first,
          position,
        }).pipe(Effect.map((page) => success({ ...page, orders: page.orders.map(toWireSummary) }))),
      )
    },
  )

  app.get(
    "/api/admin/orders/counts",
    { config, schema: { querystring: Position, tags, summary: "How many orders are in each status" } },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.map(countOrders(request.query.position ?? null), (counts) => success(counts)),
      ),
  )

  app.get(
    "/api/admin/orders/:id",
    {
      config,
      schema: {
        params: OrderParams,
        querystring: At,
        tags,
        summary: "One order; with `revision`, as it was after that event",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { revision, position } = request.query
          const { id } = request.params
          if (revision === undefined) {
            const found = yield* orderForStaff(id, position)
            if (found === null) return yield* notFound("This order")
            const { order, isBehind } = found
            return success({ order: toWireOrder(order, isBehind), isBehind })
          }
          const order = yield* orderBack(id, revision)
          return order === null ? yield* notFound("This order") : success({ order: toWireOrder(order) })
        }),
      ),
  )

  app.get(
    "/api/admin/orders/:id/timeline",
    {
      config,
      schema: {
        params: OrderParams,
        querystring: Position,
        tags,
        summary: "All events of an order, oldest first",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const timeline = yield* timelineForStaff(request.params.id, request.query.position ?? null)
          return timeline === null
            ? yield* notFound("This order")
            : success({ timeline, isBehind: timeline.isBehind })
        }),
      ),
  )
}
