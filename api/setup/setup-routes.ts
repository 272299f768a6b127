import { SetupData } from "@voltread/domain/contract/setup.ts"
import { Effect } from "effect"
import type { PaymentGateways } from "../payments/payment-gateways.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { setup } from "./setup.ts"

/** What a new shop still needs, for the person who sets it up. */
export const setupRoutes = (
  app: ShopInstance,
  { mail }: Config,
  run: EffectRunner<PaymentGateways>,
): void => {
  app.get(
    "/api/admin/dashboard/setup",
    {
      config: { access: "read-reports" },
      schema: {
        response: successResponse(SetupData),
        tags: ["reports"],
        summary: "What a shop needs before it can sell; nothing once it has taken an order",
      },
    },
    (_, reply) =>
      respond(
        run,
        reply,
        setup(mail.smtpUrl !== undefined || mail.hasMailbox).pipe(Effect.map((data) => success(data))),
      ),
  )
}
