import { MailPreview, OrderMailState, WaitingAnswers } from "@voltread/domain/contract/order-mail.ts"
import { Effect, Schema } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Mailer } from "../mail/mailer.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { MailInput, mailState, markAnswered, previewMail } from "./order-mail.ts"
import { waitingAnswers } from "./waiting-answers.ts"

const OrderParams = Schema.Struct({ id: Schema.String.check(Schema.isMaxLength(200)) })

/** Mail between staff and customers about their orders. Sending is a command: GraphQL's `sendOrderEmail`. */
export const orderMailRoutes = (
  app: ShopInstance,
  run: EffectRunner<CommandHandlers | Mailer | CurrentSettings>,
): void => {
  const tags = ["back office"]

  app.get(
    "/api/admin/orders/waiting-answers",
    {
      config: { access: "read-orders" },
      schema: {
        response: successResponse(WaitingAnswers),
        tags,
        summary: "Orders whose customers answered by email and wait for staff, the oldest first",
      },
    },
    (_, reply) => respond(run, reply, waitingAnswers().pipe(Effect.map(success))),
  )

  app.get(
    "/api/admin/orders/:id/mail",
    {
      config: { access: "read-orders" },
      schema: {
        params: OrderParams,
        response: successResponse(OrderMailState),
        tags,
        summary: "Whether the customer can be emailed, and waits for an answer",
      },
    },
    ({ params }, reply) =>
      respond(run, reply, mailState(params.id).pipe(Effect.map((state) => success(state)))),
  )

  app.post(
    "/api/admin/orders/:id/mail-preview",
    {
      config: { access: "work-on-orders" },
      schema: {
        params: OrderParams,
        body: MailInput,
        response: successResponse(MailPreview),
        tags,
        summary: "An email as its customer will see it; nothing is sent",
      },
    },
    ({ params, body, viewer }, reply) =>
      respond(
        run,
        reply,
        previewMail(params.id, body, userOf(viewer).name).pipe(Effect.map((preview) => success(preview))),
      ),
  )

  app.put(
    "/api/admin/orders/:id/answered",
    {
      config: { access: "work-on-orders" },
      schema: {
        params: OrderParams,
        response: successResponse(Schema.Null),
        tags,
        summary: "Note that there is nothing more to answer",
      },
    },
    ({ params }, reply) =>
      respond(run, reply, markAnswered(params.id).pipe(Effect.as(success(null, "Marked as answered.")))),
  )
}
