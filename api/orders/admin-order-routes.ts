import { OrderData, TimelineData } from "@voltread/domain/contract/order.ts"
import { MAX_ORDERS_IN_FILE } from "@voltread/domain/contract/order-file.ts"
import { OrderCountsData, OrderPageData } from "@voltread/domain/contract/order-summary.ts"
import { Id } from "@voltread/domain/shared/text.ts"
import { orderAsOf } from "@voltread/projections/ordering/order-as-of.ts"
import { Effect, Result, Schema } from "effect"
import type { FastifyReply } from "fastify"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { FOR_OTHER_PROGRAMS } from "../platform/http/openapi.ts"
import { commaSeparated, QueryNumber, queryCount } from "../platform/http/query-values.ts"
import { respond, sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendFile } from "../platform/http/send-file.ts"
import { notFound } from "../platform/problem.ts"
import { orderFile } from "./order-file.ts"
import { toWireOrder, toWireSummary } from "./order-wire.ts"
import {
  countOrders,
  type ListRequest,
  listOrders,
  orderForStaff,
  timelineForStaff,
} from "./staff-queries.ts"

const Text = Schema.String.check(Schema.isMaxLength(200))
const OrderParams = Schema.Struct({ id: Text })
const optional = Schema.optionalKey

const Sort = Schema.Literals(["NEWEST", "OLDEST", "TOTAL_DESC", "TOTAL_ASC", "UPDATED"])

const FileQuery = Schema.Struct({
  /** Comma-separated. */
  statuses: optional(Schema.String.check(Schema.isMaxLength(500))),
  search: optional(Text),
  from: optional(Text),
  to: optional(Text),
  gatewayType: optional(Text),
  affiliateId: optional(Text),
  username: optional(Text),
  partner: optional(Text),
  pickupStatus: optional(Text),
  onlyDisputed: optional(Schema.Literals(["true", "false"])),
  minTotal: optional(QueryNumber),
  maxTotal: optional(QueryNumber),
  sort: optional(Sort),
})
const ChosenOrders = Schema.Struct({
  orderIds: Schema.NonEmptyArray(Id).check(Schema.isMaxLength(MAX_ORDERS_IN_FILE)),
  sort: optional(Sort),
})
const ListQuery = FileQuery.pipe(
  Schema.fieldsAssign({
    after: optional(Text),
    first: optional(queryCount({ minimum: 1, maximum: 200 })),
    position: optional(Text),
  }),
)

/** The fields of GraphQL: in a query, all values are text. */
const filterOf = ({
  statuses,
  onlyDisputed,
  ...filter
}: Omit<typeof FileQuery.Type, "sort">): ListRequest["filter"] => ({
  ...filter,
  statuses: commaSeparated(statuses),
  onlyDisputed: onlyDisputed === "true",
})

const Position = Schema.Struct({ position: optional(Text) })
const At = Schema.Struct({
  position: optional(Text),
  revision: optional(queryCount({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})

/** The back office's orders over REST, with the same fields as in GraphQL. */
export const adminOrderRoutes = (app: ShopInstance, run: EffectRunner<CommandHandlers>): void => {
  const tags = ["back office"]
  const config = { access: "read-orders" } as const
  const answerFile = async (reply: FastifyReply, question: Pick<ListRequest, "filter" | "sort">) => {
    const file = await orderFile(run, question)
    if (Result.isFailure(file)) return sendProblem(reply, file.failure)
    return sendFile(reply, "orders", "csv", file.success)
  }

  app.get(
    "/api/admin/orders",
    {
      config,
      schema: {
        querystring: ListQuery,
        response: successResponse(OrderPageData),
        tags,
        description: FOR_OTHER_PROGRAMS,
        summary: "Orders by filter, a page at a time",
      },
    },
    (request, reply) => {
      const { sort = "NEWEST", after = null, first = 50, position, ...filter } = request.query
      return respond(
        run,
        reply,
        listOrders({
          filter: filterOf(filter),
          sort,
          after,
          first,
          position,
        }).pipe(Effect.map((page) => success({ ...page, orders: page.orders.map(toWireSummary) }))),
      )
    },
  )

  app.get(
    "/api/admin/orders.csv",
    {
      config,
      schema: {
        querystring: FileQuery,
        response: { 200: Schema.String },
        produces: ["text/csv"],
        tags,
        summary: "Orders by filter, as a file",
      },
    },
    ({ query: { sort = "NEWEST", ...filter } }, reply) =>
      answerFile(reply, { filter: filterOf(filter), sort }),
  )

  app.post(
    "/api/admin/orders.csv",
    {
      config,
      schema: {
        body: ChosenOrders,
        response: { 200: Schema.String },
        produces: ["text/csv"],
        tags,
        summary: "Chosen orders, as a file",
      },
    },
    ({ body: { sort = "NEWEST", orderIds } }, reply) => answerFile(reply, { filter: { orderIds }, sort }),
  )

  app.get(
    "/api/admin/orders/counts",
    {
      config,
      schema: {
        querystring: Position,
        response: successResponse(OrderCountsData),
        tags,
        description: FOR_OTHER_PROGRAMS,
        summary: "How many orders are in each status",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.map(countOrders(request.query.position), (counts) => success(counts)),
      ),
  )

  app.get(
    "/api/admin/orders/:id",
    {
      config,
      schema: {
        params: OrderParams,
        querystring: At,
        response: successResponse(OrderData),
        tags,
        description: FOR_OTHER_PROGRAMS,
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
            return success({ order: toWireOrder(order), isBehind })
          }
          const order = yield* orderAsOf(id, revision)
          return order === null
            ? yield* notFound("This order")
            : success({ order: toWireOrder(order), isBehind: false })
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
        response: successResponse(TimelineData),
        tags,
        description: FOR_OTHER_PROGRAMS,
        summary: "All events of an order, oldest first",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const found = yield* timelineForStaff(request.params.id, request.query.position)
          if (found === null) return yield* notFound("This order")
          const { isBehind, ...timeline } = found
          return success({ timeline, isBehind })
        }),
      ),
  )
}
