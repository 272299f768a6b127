import { Colleagues, OrderLinks, SupportCounts } from "@voltread/domain/contract/support-desk.ts"
import { Effect, Schema } from "effect"
import { colleagues } from "../accounts/colleagues.ts"
import type { Mailer } from "../mail/mailer.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { chatOrderLinks, contactOrderLinks, supportCounts } from "./support-desk.ts"

const Id = Schema.Struct({ id: Schema.String })
const ChatId = Schema.Struct({ chatId: Schema.String })

/** For staff who answer messages, chats and mails. */
export const supportDeskRoutes = (app: ShopInstance, run: EffectRunner<Mailer>): void => {
  const config = { access: "manage-customers" } as const
  const tags = ["customers"]

  app.get(
    "/api/admin/contacts/counts",
    {
      config,
      schema: { response: successResponse(SupportCounts), tags, summary: "How much waits for staff" },
    },
    (_, reply) => respond(run, reply, supportCounts.pipe(Effect.map((counts) => success(counts)))),
  )

  app.get(
    "/api/admin/contacts/colleagues",
    {
      config,
      schema: { response: successResponse(Colleagues), tags, summary: "Whom messages can be assigned to" },
    },
    (_, reply) => respond(run, reply, colleagues.pipe(Effect.map((found) => success({ colleagues: found })))),
  )

  app.get(
    "/api/admin/contacts/:id/order-links",
    {
      config,
      schema: {
        params: Id,
        response: successResponse(OrderLinks),
        tags,
        summary: "Links to the orders of whoever wrote, for an answer by email; newest first",
      },
    },
    ({ params }, reply) =>
      respond(run, reply, contactOrderLinks(params.id).pipe(Effect.map((orders) => success({ orders })))),
  )

  app.get(
    "/api/admin/chats/:chatId/order-links",
    {
      config,
      schema: {
        params: ChatId,
        response: successResponse(OrderLinks),
        tags,
        summary: "Links to the orders of the customer, newest first; none for a guest",
      },
    },
    ({ params }, reply) =>
      respond(run, reply, chatOrderLinks(params.chatId).pipe(Effect.map((orders) => success({ orders })))),
  )
}
