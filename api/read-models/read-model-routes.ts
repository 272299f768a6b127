import {
  ParkedEventsData,
  ReadModelsData,
  RebuildData,
  RebuildForm,
  SkipForm,
} from "@voltread/domain/contract/read-models.ts"
import type { EventLog } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { AFTER } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { parkedPage, retryParked, skipParked } from "./parked-events.ts"
import { requestRebuild } from "./rebuild-job.ts"
import { readModelsState } from "./state.ts"

const Page = Schema.Struct({ after: Schema.optionalKey(AFTER) })

/** Maintenance of the read models, for super admins: their state, rebuilds, and events that could not be applied. */
export const readModelRoutes = (app: ShopInstance, run: EffectRunner<EventLog>): void => {
  const config = { access: "rebuild-read-models" } as const
  const tags = ["read models"]

  app.get(
    "/api/admin/read-models",
    {
      config,
      schema: { response: successResponse(ReadModelsData), tags, summary: "How the read models stand" },
    },
    (_, reply) =>
      respond(
        run,
        reply,
        Effect.suspend(() => readModelsState(Date.now())).pipe(Effect.map((state) => success(state))),
      ),
  )

  app.post(
    "/api/admin/read-models/rebuilds",
    {
      config,
      schema: {
        body: RebuildForm,
        response: successResponse(RebuildData),
        tags,
        summary: "Build read models again, in the projector's process; the old ones serve meanwhile",
      },
    },
    ({ body, viewer }, reply) =>
      respond(
        run,
        reply,
        requestRebuild(body.models, userOf(viewer)).pipe(
          Effect.map((rebuild) => success({ rebuild }, "The rebuild has started.")),
        ),
      ),
  )

  app.get(
    "/api/admin/parked-events",
    {
      config,
      schema: {
        querystring: Page,
        response: successResponse(ParkedEventsData),
        tags,
        summary: "Events that no read model could apply",
      },
    },
    ({ query: { after = null } }, reply) =>
      respond(run, reply, parkedPage(after).pipe(Effect.map((page) => success(page)))),
  )

  app.post(
    "/api/admin/parked-events/retry",
    {
      config,
      schema: { response: successResponse(Schema.Null), tags, summary: "Have all parked events tried again" },
    },
    ({ viewer }, reply) =>
      respond(run, reply, retryParked(userOf(viewer)).pipe(Effect.as(success(null, "Trying again.")))),
  )

  app.post(
    "/api/admin/parked-events/skip",
    {
      config,
      schema: {
        body: SkipForm,
        response: successResponse(Schema.Null),
        tags,
        summary: "Say that nobody has to look at a parked event anymore, and why",
      },
    },
    ({ body, viewer }, reply) =>
      respond(
        run,
        reply,
        skipParked(body, userOf(viewer)).pipe(Effect.as(success(null, "The change was skipped."))),
      ),
  )
}
