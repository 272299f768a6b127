import { Effect, Result, Schema } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { LiveOrders } from "../orders/live-orders.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { EVENT_STREAM_ANSWER, type EventStreams, TOLD_ON_RETURN } from "../platform/http/event-stream.ts"
import { sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { streamUpdates } from "../platform/live/stream-updates.ts"
import { notFound } from "../platform/problem.ts"

const Params = Schema.Struct({ id: Schema.String.check(Schema.isMaxLength(100)) })

const watching = Effect.fnUntraced(function* (loanId: string) {
  const { state } = yield* (yield* CommandHandlers).loans.load(loanId)
  return state._tag === "none" ? yield* notFound("This application") : yield* LiveOrders
})

/** Server-sent events: news of one application for a lease or a loan. */
export const liveApplicationRoutes = (
  app: ShopInstance,
  run: EffectRunner<LiveOrders | CommandHandlers>,
  streams: EventStreams,
): void => {
  app.get(
    "/api/admin/applications/:id/events",
    {
      config: { access: "read-orders" },
      schema: {
        params: Params,
        ...EVENT_STREAM_ANSWER,
        tags: ["back office"],
        summary: "Server-sent events: `timeline` whenever something happened to the application",
        description: TOLD_ON_RETURN,
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const live = await run(watching(id))
      if (Result.isFailure(live)) return sendProblem(reply, live.failure)
      const { onApplication, position } = live.success
      return streamUpdates(request, reply, streams, {
        on: (listener) => onApplication(id, listener),
        position,
      })
    },
  )
}
