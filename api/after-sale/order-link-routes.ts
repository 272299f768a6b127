import { randomUUID } from "node:crypto"
import { OrderLinkForm } from "@voltread/domain/accounts/order-link.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendOrderLink } from "./order-link.ts"

const SENT =
  "If we have an order with this number and email, its link is on the way. Please check your inbox."

/** For guests who have lost the link to their order. */
export const orderLinkRoutes = (app: ShopInstance, run: EffectRunner): void => {
  app.post(
    "/api/orders/link",
    {
      config: { access: "browse", rateLimit: { max: 10, timeWindow: "1 minute" } },
      schema: {
        body: OrderLinkForm,
        response: successResponse(Schema.Null),
        tags: ["orders"],
        summary: "Email the link to an order to the address it was placed with",
      },
    },
    ({ body, ip }, reply) =>
      respond(run, reply, sendOrderLink(body, ip, randomUUID()).pipe(Effect.as(success(null, SENT)))),
  )
}
