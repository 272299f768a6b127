import { ReportData, ReportFiltersData } from "@voltread/domain/contract/report.ts"
import { TOUCH_MODELS } from "@voltread/domain/ordering/attribution.ts"
import { Effect, Result, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { FOR_OTHER_PROGRAMS } from "../platform/http/openapi.ts"
import { commaSeparated, QueryNumber } from "../platform/http/query-values.ts"
import { respond, sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendFile } from "../platform/http/send-file.ts"
import { csvFile } from "./csv-file.ts"
import { listReportFilters, makeReport, REPORT_NAMES, REPORTS } from "./report-request.ts"

const Text = Schema.String.check(Schema.isMaxLength(200))
const optional = Schema.optionalKey(Text)

const ReportQuery = Schema.Struct({
  from: Text,
  to: Text,
  groupBy: Text,
  /** Comma-separated. */
  statuses: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))),
  gateway: optional,
  category: optional,
  brand: optional,
  partner: optional,
  affiliateId: optional,
  /** Which visit gets the credit for an order, in reports of traffic; absent: the last one. */
  touch: Schema.optionalKey(Schema.Literals(TOUCH_MODELS)),
  asOf: optional,
  sort: optional,
  order: Schema.optionalKey(Schema.Literals(["asc", "desc"])),
})
const PageQuery = ReportQuery.pipe(
  Schema.fieldsAssign({
    first: Schema.optionalKey(QueryNumber),
    /** The previous page's `next`. */
    after: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2_000))),
  }),
)

const inputOf = ({ statuses, ...query }: typeof PageQuery.Type) => ({
  ...query,
  statuses: commaSeparated(statuses),
})

/** The reports of lifecycle §8, as data and as files. */
export const reportRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "read-reports" } as const
  const tags = ["reports"]

  app.get(
    "/api/admin/reports/filters",
    {
      config,
      schema: {
        response: successResponse(ReportFiltersData),
        tags,
        description: FOR_OTHER_PROGRAMS,
        summary: "What the reports can be filtered by",
      },
    },
    (_, reply) =>
      respond(
        run,
        reply,
        Effect.map(listReportFilters, (filters) => success(filters)),
      ),
  )

  for (const name of REPORT_NAMES) {
    app.get(
      `/api/admin/reports/${name}`,
      {
        config,
        schema: {
          querystring: PageQuery,
          response: successResponse(ReportData),
          tags,
          description: FOR_OTHER_PROGRAMS,
          summary: `${REPORTS[name].name} report`,
        },
      },
      (request, reply) =>
        respond(
          run,
          reply,
          Effect.map(makeReport(name, inputOf(request.query)), (report) => success({ report })),
        ),
    )
    app.get(
      `/api/admin/reports/${name}.csv`,
      {
        config,
        schema: {
          querystring: ReportQuery,
          response: { 200: Schema.String },
          produces: ["text/csv"],
          tags,
          summary: `${REPORTS[name].name} report as a file, sorted as asked`,
        },
      },
      async (request, reply) => {
        const { query } = request
        const file = await run(csvFile(name, inputOf(query)))
        if (Result.isFailure(file)) return sendProblem(reply, file.failure)
        return sendFile(reply, `${name}_${query.from}_${query.to}`, "csv", file.success)
      },
    )
  }
}
