import { UndeliveredMailData } from "@voltread/domain/contract/undelivered-mail.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../../platform/effect-runner.ts"
import { success, successResponse } from "../../platform/http/envelope.ts"
import { AFTER, queryText } from "../../platform/http/query-values.ts"
import { respond } from "../../platform/http/reply.ts"
import type { ShopInstance } from "../../platform/http/schema-compiler.ts"
import { sendMailAgain } from "./send-mail-again.ts"
import { undeliveredMail } from "./undelivered-mail.ts"

const List = Schema.Struct({
  email: Schema.optionalKey(queryText("Only to this address, which is given whole.", 320)),
  after: Schema.optionalKey(AFTER),
})
const MailPath = Schema.Struct({ mailId: Schema.String })

/** Mail that was not delivered, for support. */
export const undeliveredMailRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "manage-customers" } as const
  const tags = ["customers"]

  app.get(
    "/api/admin/undelivered-mail",
    {
      config,
      schema: {
        querystring: List,
        response: successResponse(UndeliveredMailData),
        tags,
        summary: "Emails that could not be delivered, newest first",
      },
    },
    ({ query }, reply) =>
      respond(run, reply, undeliveredMail(query).pipe(Effect.map((page) => success(page)))),
  )

  app.post(
    "/api/admin/undelivered-mail/:mailId/send-again",
    {
      config,
      schema: {
        params: MailPath,
        response: successResponse(Schema.Null),
        tags,
        summary: "Send an email again that could not be delivered; once, however often it is called",
      },
    },
    ({ params }, reply) =>
      respond(
        run,
        reply,
        sendMailAgain(params.mailId).pipe(Effect.as(success(null, "Sending the email again."))),
      ),
  )
}
