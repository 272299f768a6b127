import {
  SubscriptionData,
  SubscriptionForm,
  SubscriptionsData,
} from "@voltread/domain/contract/report-subscription.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { notFound } from "../platform/problem.ts"
import { subscribe, subscriptionsOf, unsubscribe } from "./subscriptions.ts"

const Path = Schema.Struct({ subscriptionId: Schema.String.check(Schema.isMaxLength(100)) })

/** Reports by mail: a user's own subscriptions. */
export const subscriptionRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "read-reports" } as const
  const tags = ["reports"]

  app.get(
    "/api/admin/report-subscriptions",
    {
      config,
      schema: {
        response: successResponse(SubscriptionsData),
        tags,
        summary: "One's own subscriptions to reports",
      },
    },
    ({ viewer }, reply) =>
      respond(
        run,
        reply,
        subscriptionsOf(userOf(viewer).username).pipe(
          Effect.map((subscriptions) => success({ subscriptions })),
        ),
      ),
  )

  app.post(
    "/api/admin/report-subscriptions",
    {
      config,
      schema: {
        body: SubscriptionForm,
        response: successResponse(SubscriptionData),
        tags,
        summary: "Get a report by email every morning, Monday or first of a month",
      },
    },
    ({ body, viewer }, reply) =>
      respond(
        run,
        reply,
        Effect.suspend(() => subscribe(body, userOf(viewer).username, Date.now())).pipe(
          Effect.map((subscription) => success({ subscription }, "The report will come by email.")),
        ),
      ),
  )

  app.delete(
    "/api/admin/report-subscriptions/:subscriptionId",
    {
      config,
      schema: { params: Path, response: successResponse(Schema.Null), tags, summary: "End a subscription" },
    },
    ({ params, viewer }, reply) =>
      respond(
        run,
        reply,
        unsubscribe(params.subscriptionId, userOf(viewer).username).pipe(
          Effect.filterOrFail(
            (isEnded) => isEnded,
            () => notFound("This subscription"),
          ),
          Effect.as(success(null, "You no longer get this report.")),
        ),
      ),
  )
}
