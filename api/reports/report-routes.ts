import { ReportData, ReportFiltersData } from "@voltread/domain/contract/report.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { answering, success } from "../platform/http/envelope.ts"
import { FOR_OTHER_PROGRAMS } from "../platform/http/openapi.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { toCsv } from "./csv.ts"
import { listReportFilters, makeReport, REPORT_NAMES, REPORTS } from "./report-request.ts"

const Text = Schema.String.check(Schema.isMaxLength(200))
const optional = Schema.optionalKey(Text)

const ReportQuery = Schema.Struct({
  from: Text,
  to: Text,
  groupBy: Text,
  /** Separated by commas. */
  statuses: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))),
  gateway: optional,
  category: optional,
  brand: optional,
  partner: optional,
  affiliateId: optional,
  asOf: optional,
})
const CsvQuery = ReportQuery.pipe(
  Schema.fieldsAssign({
    sort: optional,
    order: Schema.optionalKey(Schema.Literals(["asc", "desc"])),
  }),
)

const inputOf = ({ statuses, ...query }: typeof ReportQuery.Type) => ({
  ...query,
  statuses: statuses === undefined || statuses === "" ? null : statuses.split(","),
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
        response: answering(ReportFiltersData),
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
          querystring: ReportQuery,
          response: answering(ReportData),
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
          querystring: CsvQuery,
          response: { 200: Schema.String },
          produces: ["text/csv"],
          tags,
          summary: `${REPORTS[name].name} report as a file, sorted as asked`,
        },
      },
      (request, reply) => {
        const { sort, order = "asc", ...query } = request.query
        return respond(
          run,
          reply,
          makeReport(name, inputOf(query)).pipe(
            Effect.map((report) => {
              reply
                .type("text/csv; charset=utf-8")
                .header(
                  "content-disposition",
                  `attachment; filename="${name}_${query.from}_${query.to}.csv"`.replace(/[^\x20-\x7e]/g, ""),
                )
              return toCsv(report, sort === undefined ? null : { column: sort, order })
            }),
          ),
        )
      },
    )
  }
}
