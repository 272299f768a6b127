import { fieldErrors } from "@voltread/domain/shared/field-error.ts"
import { Day } from "@voltread/domain/shared/text.ts"
import { affiliateSummaryReport } from "@voltread/projections/reports/affiliate-summary.ts"
import { type ReportInput as ReportRequest, reportFilters } from "@voltread/projections/reports/report.ts"
import { revenueReport } from "@voltread/projections/reports/revenue.ts"
import { Effect, Schema } from "effect"
import { notFound, Problem } from "../platform/http/problem.ts"
import { queryReadModel } from "../platform/postgres/read-model.ts"

const Choice = Schema.optional(Schema.NullOr(Schema.String.check(Schema.isMaxLength(200))))

const ReportInput = Schema.Struct({
  from: Day,
  to: Day,
  groupBy: Schema.String.check(Schema.isMaxLength(50)),
  statuses: Schema.optional(Schema.NullOr(Schema.Array(Schema.String))),
  gateway: Choice,
  category: Choice,
  brand: Choice,
  partner: Choice,
  affiliateId: Choice,
  asOf: Choice,
})

const decode = Schema.decodeUnknownEffect(ReportInput, { errors: "all" })

const toRequest = (input: unknown): Effect.Effect<ReportRequest, Problem> =>
  decode(input).pipe(
    Effect.map((given) => ({
      from: given.from,
      to: given.to,
      groupBy: given.groupBy,
      statuses: given.statuses ?? null,
      gateway: given.gateway ?? null,
      category: given.category ?? null,
      brand: given.brand ?? null,
      partner: given.partner ?? null,
      affiliateId: given.affiliateId ?? null,
      asOf: given.asOf ?? null,
    })),
    Effect.mapError(
      (error) =>
        new Problem({
          code: "BAD_REQUEST",
          message: "The report cannot be made like that.",
          fieldErrors: fieldErrors(error),
        }),
    ),
  )

/** The reports of lifecycle §8, by the name in their address; in GraphQL `revenue` is the field `revenueReport`. */
export const REPORTS = {
  revenue: { name: "Revenue", run: revenueReport },
  "affiliate-summary": { name: "Affiliate Summary", run: affiliateSummaryReport },
} as const
export type ReportName = keyof typeof REPORTS

export const REPORT_NAMES: ReadonlyArray<ReportName> = Object.keys(REPORTS).filter(isReportName)

function isReportName(name: string): name is ReportName {
  return Object.hasOwn(REPORTS, name)
}

/** As `makeReport`, for a name from outside. */
export const makeNamedReport = (name: string, input: unknown) =>
  isReportName(name) ? makeReport(name, input) : Effect.fail(notFound("This report"))

export const makeReport = Effect.fnUntraced(function* (name: ReportName, input: unknown) {
  const request = yield* toRequest(input)
  return yield* queryReadModel((db) => REPORTS[name].run(db, request))
})

export const listReportFilters = queryReadModel(reportFilters)
