import { BooksData } from "@voltread/domain/contract/books.ts"
import { Effect } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { latestAudit } from "./audit.ts"

/** The result of the latest audit. */
export const auditRoutes = (app: ShopInstance, run: EffectRunner): void => {
  app.get(
    "/api/admin/reports/books",
    {
      config: { access: "read-reports" },
      schema: {
        response: successResponse(BooksData),
        tags: ["reports"],
        summary: "Whether log, read models, stock and gateways agree, and up to where",
      },
    },
    (_, reply) =>
      respond(
        run,
        reply,
        Effect.map(latestAudit, (audit) => success(audit)),
      ),
  )
}
