import type { LiveEvents } from "@voltread/domain/contract/live-events.ts"
import { Effect, Result, Schema } from "effect"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import {
  ABOUT_STREAMS,
  EVENT_STREAM_ANSWER,
  type EventStreams,
  TOLD_ON_RETURN,
  TOO_MANY_STREAMS,
} from "../platform/http/event-stream.ts"
import { ORDER_TOKEN } from "../platform/http/query-values.ts"
import { sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { streamUpdates } from "../platform/live/stream-updates.ts"
import { notFound } from "../platform/problem.ts"
import { accessOf, findOrder, findOwnOrder } from "./find-order.ts"
import { LiveOrders } from "./live-orders.ts"
import { countOrders } from "./staff-queries.ts"

const OrderParams = Schema.Struct({ id: Schema.String.check(Schema.isMaxLength(100)) })
const Token = Schema.Struct({ token: Schema.optionalKey(ORDER_TOKEN) })

/** Throttles the counts, which change with every order. */
const COUNTS_PAUSE_MS = 250

/** Server-sent events: changes of one order, and the counts of all orders. */
export const liveRoutes = (
  app: ShopInstance,
  config: Config,
  run: EffectRunner<LiveOrders | CommandHandlers>,
  streams: EventStreams,
): void => {
  const watchOrder = async (request: FastifyRequest, reply: FastifyReply, orderId: string) => {
    const live = await run(LiveOrders)
    if (Result.isFailure(live)) return sendProblem(reply, live.failure)
    const { onOrder, position } = live.success
    return streamUpdates(request, reply, streams, { on: (listener) => onOrder(orderId, listener), position })
  }

  app.get(
    "/api/orders/:id/events",
    {
      config: { access: "browse" },
      schema: {
        params: OrderParams,
        querystring: Token,
        ...EVENT_STREAM_ANSWER,
        tags: ["orders"],
        summary: "Server-sent events: `timeline` whenever something happened to the order",
        description: TOLD_ON_RETURN,
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const access = accessOf({ viewer: request.viewer, config }, request.query.token)
      const order = await run(findOwnOrder(id, access))
      if (Result.isFailure(order)) return sendProblem(reply, order.failure)
      return order.success === null
        ? sendProblem(reply, notFound("This order"))
        : watchOrder(request, reply, id)
    },
  )

  app.get(
    "/api/admin/orders/:id/events",
    {
      config: { access: "read-orders" },
      schema: {
        params: OrderParams,
        ...EVENT_STREAM_ANSWER,
        tags: ["back office"],
        summary: "Server-sent events: `timeline` whenever something happened to the order",
        description: TOLD_ON_RETURN,
      },
    },
    async (request, reply) => {
      const order = await run(findOrder(request.params.id))
      if (Result.isFailure(order)) return sendProblem(reply, order.failure)
      return order.success === null
        ? sendProblem(reply, notFound("This order"))
        : watchOrder(request, reply, request.params.id)
    },
  )

  const counts = makeCounts(run, app)

  app.get(
    "/api/admin/orders/counts/events",
    {
      config: { access: "read-orders" },
      schema: {
        ...EVENT_STREAM_ANSWER,
        tags: ["back office"],
        summary: "Server-sent events: `counts` whenever they changed",
        description: `The counts come at once, too. ${ABOUT_STREAMS}`,
      },
    },
    async (_, reply) => {
      const live = await run(LiveOrders)
      if (Result.isFailure(live)) return sendProblem(reply, live.failure)
      // Before the counts are read: they may be newer than it says, never older.
      const at = live.success.position()
      const first = await run(countOrders({ filter: {}, position: null }))
      if (Result.isFailure(first)) return sendProblem(reply, first.failure)
      const sink = streams.open(reply, at)
      if (sink === undefined) return sendProblem(reply, TOO_MANY_STREAMS)
      sink.send("counts", { ...first.success, position: at }, at)
      sink.onClose(counts.watch((data, position) => sink.send("counts", data, position)))
      return reply
    },
  )
}

type CountsListener = (data: LiveEvents["counts"], position: string) => void

/** Reads the counts once for all subscribers, at most every `COUNTS_PAUSE_MS`. */
const makeCounts = (run: EffectRunner<LiveOrders | CommandHandlers>, app: ShopInstance) => {
  const listeners = new Set<CountsListener>()
  let pending: NodeJS.Timeout | undefined
  let stop: (() => void) | undefined

  const publish = async () => {
    pending = undefined
    const counted = await run(
      Effect.gen(function* () {
        const position = (yield* LiveOrders).position()
        return { position, counts: yield* countOrders({ filter: {}, position: null }) }
      }),
    )
    if (Result.isFailure(counted)) {
      app.log.warn({ reason: counted.failure.reason }, "counts could not be read for those who watch them")
      return
    }
    const { position, counts } = counted.success
    for (const listener of listeners) listener({ ...counts, position }, position)
  }

  const start = async () => {
    const live = await run(LiveOrders)
    if (Result.isFailure(live) || stop !== undefined) return
    stop = live.success.onAnyOrder(() => {
      if (listeners.size > 0) pending ??= setTimeout(publish, COUNTS_PAUSE_MS)
    })
  }

  app.addHook("onReady", start)
  app.addHook("preClose", async () => {
    clearTimeout(pending)
    stop?.()
  })

  return {
    watch: (listener: CountsListener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
