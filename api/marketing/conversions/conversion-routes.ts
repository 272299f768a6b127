import {
  OrderMarketing,
  OwnReport,
  OwnReportQuery,
  POSTBACK_STATES,
  PostbacksData,
} from "@voltread/domain/contract/affiliate-books.ts"
import { Effect, Schema } from "effect"
import type { CommandHandlers } from "../../aggregates/command-handlers.ts"
import type { EffectRunner } from "../../platform/effect-runner.ts"
import { success, successResponse } from "../../platform/http/envelope.ts"
import { BY_TOKEN } from "../../platform/http/openapi.ts"
import { AFTER } from "../../platform/http/query-values.ts"
import { respond } from "../../platform/http/reply.ts"
import type { ShopInstance } from "../../platform/http/schema-compiler.ts"
import { notFound } from "../../platform/problem.ts"
import type { CurrentSettings } from "../../settings/current-settings.ts"
import { affiliateOfToken } from "../affiliates/tokens.ts"
import { orderMarketing } from "./order-marketing.ts"
import { ownReport } from "./own-report.ts"
import { resendPostback } from "./postback-outbox.ts"
import { postbacksIn } from "./read-postbacks.ts"

const List = Schema.Struct({
  state: Schema.optionalKey(Schema.Literals(POSTBACK_STATES)),
  after: Schema.optionalKey(AFTER),
})
const PostbackPath = Schema.Struct({ postbackId: Schema.String })
const OrderPath = Schema.Struct({ id: Schema.String })

/** What affiliates earn from orders, what their networks have been told, and an affiliate's own report of both. */
export const conversionRoutes = (
  app: ShopInstance,
  run: EffectRunner<CommandHandlers | CurrentSettings>,
): void => {
  const tags = ["affiliates"]

  app.get(
    "/api/admin/postbacks",
    {
      config: { access: "manage-affiliates" },
      schema: {
        querystring: List,
        response: successResponse(PostbacksData),
        tags,
        summary: "Postbacks in one state, given up by default, newest first",
      },
    },
    ({ query: { state = "given-up", after } }, reply) =>
      respond(run, reply, postbacksIn(state, after ?? null).pipe(Effect.map((page) => success(page)))),
  )

  app.post(
    "/api/admin/postbacks/:postbackId/resend",
    {
      config: { access: "manage-affiliates" },
      schema: {
        params: PostbackPath,
        response: successResponse(Schema.Null),
        tags,
        summary: "Send a postback that was given up or skipped",
      },
    },
    ({ params }, reply) =>
      respond(
        run,
        reply,
        resendPostback(params.postbackId).pipe(
          Effect.filterOrFail(
            (found) => found,
            () => notFound("A postback that can be sent again"),
          ),
          Effect.as(success(null, "Sending the postback again.")),
        ),
      ),
  )

  app.get(
    "/api/admin/orders/:id/marketing",
    {
      config: { access: "read-orders" },
      schema: {
        params: OrderPath,
        response: successResponse(OrderMarketing),
        tags: ["orders"],
        summary: "Where an order came from, and what its affiliate and their network know of it",
      },
    },
    ({ params }, reply) =>
      respond(run, reply, orderMarketing(params.id).pipe(Effect.map((data) => success(data)))),
  )

  app.get(
    "/api/affiliate/report",
    {
      config: { access: "signed", rateLimit: { max: 60, timeWindow: "1 minute" } },
      schema: {
        querystring: OwnReportQuery,
        response: successResponse(OwnReport),
        tags,
        security: BY_TOKEN,
        summary: "An affiliate's own figures, with the token that they were given as bearer",
      },
    },
    ({ headers, query }, reply) =>
      respond(
        run,
        reply,
        affiliateOfToken(headers.authorization).pipe(
          Effect.flatMap((affiliateId) => ownReport(affiliateId, query)),
          Effect.map((report) => success(report)),
        ),
      ),
  )
}
