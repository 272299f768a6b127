import { OrderData, TimelineData } from "@voltread/domain/contract/order.ts"
import { MAX_ORDERS_IN_FILE } from "@voltread/domain/contract/order-file.ts"
import { OrderCountsData, OrderPageData } from "@voltread/domain/contract/order-summary.ts"
import { GATEWAY_TYPES } from "@voltread/domain/ordering/gateway-type.ts"
import { PICKUP_STATUSES } from "@voltread/domain/ordering/item-status-facts.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { Id } from "@voltread/domain/shared/text.ts"
import { orderAsOf } from "@voltread/projections/ordering/order-as-of.ts"
import { Effect, Result, Schema } from "effect"
import type { FastifyReply } from "fastify"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { FOR_OTHER_PROGRAMS } from "../platform/http/openapi.ts"
import {
  AFTER,
  commaSeparated,
  POSITION,
  queryCount,
  queryNumber,
  queryText,
} from "../platform/http/query-values.ts"
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

const FIRST = "The most orders of a page, 1 to 200; absent: 50."

const FileQuery = Schema.Struct({
  statuses: optional(queryText(`Separated by commas, of ${ORDER_STATUSES.join(", ")}.`, 500)),
  search: optional(
    queryText("Found by parts of words: number, name, email, phone, city, ZIP code, SKU, tracking number."),
  ),
  from: optional(
    queryText(
      "Created on or after this day in UTC (2026-11-01) or instant (2026-11-01T05:00:00Z). Reports count by days of the shop's " +
        "time zone.",
    ),
  ),
  to: optional(queryText("Created on or before this day in UTC, or before this instant.")),
  gatewayType: optional(queryText(`One of ${GATEWAY_TYPES.join(", ")}.`)),
  affiliateId: optional(queryText("Id of the affiliate that the order counts for.")),
  username: optional(queryText("User name of the account that ordered.")),
  partner: optional(queryText("Name of a supplier of one of its items.")),
  pickupStatus: optional(
    queryText(`What its items that are picked up wait for: ${PICKUP_STATUSES.join(" or ")}.`),
  ),
  onlyDisputed: optional(Schema.Literals(["true", "false"])),
  minTotal: optional(queryNumber("The smallest total, in dollars.")),
  maxTotal: optional(queryNumber("The largest total, in dollars.")),
  sort: optional(Sort),
})
const ChosenOrders = Schema.Struct({
  orderIds: Schema.NonEmptyArray(Id).check(Schema.isMaxLength(MAX_ORDERS_IN_FILE)),
  sort: optional(Sort),
})
const ListQuery = FileQuery.pipe(
  Schema.fieldsAssign({
    after: optional(AFTER),
    first: optional(queryCount(FIRST, { minimum: 1, maximum: 200 })),
    position: optional(POSITION),
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

const Position = Schema.Struct({ position: optional(POSITION) })
const At = Schema.Struct({
  position: optional(POSITION),
  revision: optional(
    queryCount("The order as it was after the event with this revision.", {
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
  ),
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
        Effect.map(countOrders({ filter: {}, position: request.query.position }), (counts) =>
          success(counts),
        ),
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
