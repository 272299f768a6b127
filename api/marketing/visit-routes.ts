import { VisitRequest } from "@voltread/domain/contract/visit.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { knownParameters } from "@voltread/domain/marketing/tracking.ts"
import { type VisitEvent, visitCodec } from "@voltread/domain/marketing/visit.ts"
import { visitStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import type { Intent } from "../platform/commands/aggregate.ts"
import { toNewEvent } from "../platform/commands/command-handler.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { answering, success } from "../platform/http/envelope.ts"
import { intentOf } from "../platform/http/intent.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"

const recordVisit = Effect.fnUntraced(function* (
  visitId: string,
  parameters: ReturnType<typeof knownParameters>,
  intent: Intent,
) {
  const log = yield* EventLog
  const stream = visitStream(visitId)
  const began: VisitEvent = { type: "VisitBegan", data: { visitId, parameters } }
  yield* log
    .append(stream, "no-stream", [toNewEvent(visitCodec, stream, began, 0, intent)])
    .pipe(Effect.catchTag("WrongExpectedRevision", () => Effect.void))
})

/** Where visitors come from: what the affiliate reports count as clicks. */
export const visitRoutes = (app: ShopInstance, run: EffectRunner): void => {
  app.post(
    "/api/visits",
    {
      config: { access: "browse", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: {
        body: VisitRequest,
        response: answering(Schema.Null),
        tags: ["marketing"],
        summary: "Tell where a visit comes from, by the known parameters of the address it began with",
      },
    },
    (request, reply) => {
      const { visitId, parameters } = request.body
      const known = knownParameters(Object.entries(parameters))
      const recorded =
        Object.keys(known).length === 0
          ? Effect.void
          : recordVisit(visitId, known, intentOf(request, visitId))
      return respond(run, reply, Effect.as(recorded, success(null)))
    },
  )
}
