import { ReportData, ReportFiltersData, type ReportName } from "@voltread/domain/contract/report.ts"
import { TOUCH_MODELS } from "@voltread/domain/ordering/attribution.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { Effect, Result, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { FOR_OTHER_PROGRAMS } from "../platform/http/openapi.ts"
import { commaSeparated, queryNumber, queryText } from "../platform/http/query-values.ts"
import { respond, sendProblem } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { sendFile } from "../platform/http/send-file.ts"
import { csvFile } from "./csv-file.ts"
import { listReportFilters, makeReport, REPORT_NAMES, REPORTS } from "./report-request.ts"

const optional = Schema.optionalKey
const ofFilters = (key: keyof typeof ReportFiltersData.Type) =>
  optional(queryText(`One of \`${key}\` of /api/admin/reports/filters; absent: all.`))

const ReportQuery = Schema.Struct({
  from: queryText("The first day, such as 2026-11-01, by the shop's time zone."),
  to: queryText("The last day."),
  groupBy: queryText("What each row stands for."),
  statuses: optional(
    queryText(
      `Only orders of these statuses, separated by commas, of ${ORDER_STATUSES.join(", ")}; absent: all.`,
      500,
    ),
  ),
  gateway: ofFilters("gateway"),
  category: ofFilters("category"),
  brand: ofFilters("brand"),
  partner: ofFilters("partner"),
  affiliateId: ofFilters("affiliate"),
  touch: optional(
    Schema.Literals(TOUCH_MODELS).annotate({
      description:
        "The visit that gets the credit for an order, in reports of traffic; absent: the last one.",
    }),
  ),
  asOf: optional(
    queryText("`asOf` of an earlier answer, for the figures that were known then; absent: now."),
  ),
  sort: optional(queryText("`key` of a column; absent: as the report has it.")),
  order: optional(Schema.Literals(["asc", "desc"])),
})
const FileQuery = ReportQuery.pipe(
  Schema.fieldsAssign({
    without: optional(
      queryText("`key`s of columns that the file leaves out, separated by commas; absent: none.", 500),
    ),
  }),
)
const PageQuery = ReportQuery.pipe(
  Schema.fieldsAssign({
    first: optional(queryNumber("The most rows, 1 to 500; rows of days, weeks or months come all at once.")),
    after: optional(queryText("`next` of the page before; absent: the first page.", 2_000)),
  }),
)

/** The query of a report: each groups by other things. */
const groupedBy = <Fields extends Schema.Struct.Fields>(query: Schema.Struct<Fields>, name: ReportName) =>
  query.pipe(
    Schema.fieldsAssign({
      groupBy: queryText(`What each row stands for: ${Object.keys(REPORTS[name].groupings).join(", ")}.`),
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
          querystring: groupedBy(PageQuery, name),
          response: successResponse(ReportData),
          tags,
          description: `Cells are texts in the order of the columns; amounts are dollars with two digits. ${FOR_OTHER_PROGRAMS}`,
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
          querystring: groupedBy(FileQuery, name),
          response: { 200: Schema.String },
          produces: ["text/csv"],
          tags,
          summary: `${REPORTS[name].name} report as a file, sorted as asked`,
        },
      },
      async (request, reply) => {
        const { without, ...query } = request.query
        const file = await run(csvFile(name, inputOf(query), commaSeparated(without) ?? []))
        if (Result.isFailure(file)) return sendProblem(reply, file.failure)
        return sendFile(reply, `${name}_${query.from}_${query.to}`, "csv", file.success)
      },
    )
  }
}
