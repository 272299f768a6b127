import { BulkResult } from "@voltread/domain/contract/order-bulk.ts"
import { Effect } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { tapAuditChanges } from "../platform/http/audit-changes.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { intentOf } from "../platform/http/intent.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { BulkForm, bulkDifferences, changeOrders } from "./bulk.ts"

export const bulkRoutes = (app: ShopInstance, run: EffectRunner<CommandHandlers>): void => {
  app.post(
    "/api/admin/orders/bulk",
    {
      config: { access: "work-on-orders" },
      schema: {
        body: BulkForm,
        response: successResponse(BulkResult),
        tags: ["back office"],
        summary: "Change the status of up to 100 orders, or note something on them; each decides by itself",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        changeOrders(request.body, (commandId) => intentOf(request, commandId)).pipe(
          Effect.tap((results) =>
            bulkDifferences(request.body, results).pipe(
              tapAuditChanges(request),
              // The orders have been changed by now, so a failed audit entry does not fail the request.
              Effect.ignore,
            ),
          ),
          Effect.map((results) => success({ results })),
        ),
      ),
  )
}
