import { AuditLogData, AuditLogFilter } from "@voltread/domain/contract/audit-log.ts"
import { Effect, Result, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { AFTER } from "../platform/http/query-values.ts"
import { respond, sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendFile } from "../platform/http/send-file.ts"
import type { CurrentSettings } from "../settings/current-settings.ts"
import { auditLogFile } from "./audit-log-file.ts"
import { auditLogPage } from "./read-audit-log.ts"

const PageQuery = AuditLogFilter.pipe(Schema.fieldsAssign({ after: Schema.optionalKey(AFTER) }))

/** The log of what staff have done, for admins. */
export const auditLogRoutes = (app: ShopInstance, run: EffectRunner<CurrentSettings>): void => {
  const config = { access: "read-audit-log" } as const
  const tags = ["staff"]

  app.get(
    "/api/admin/audit-log",
    {
      config,
      schema: {
        querystring: PageQuery,
        response: successResponse(AuditLogData),
        tags,
        summary: "What staff have done, newest first",
      },
    },
    ({ query: { after = null, ...filter } }, reply) =>
      respond(run, reply, auditLogPage({ filter, after }).pipe(Effect.map((page) => success(page)))),
  )

  app.get(
    "/api/admin/audit-log.csv",
    {
      config,
      schema: {
        querystring: AuditLogFilter,
        response: { 200: Schema.String },
        produces: ["text/csv"],
        tags,
        summary: "What staff have done, as a file",
      },
    },
    async ({ query: filter }, reply) => {
      const file = await auditLogFile(run, filter)
      if (Result.isFailure(file)) return sendProblem(reply, file.failure)
      return sendFile(reply, "audit-log", "csv", file.success)
    },
  )
}
