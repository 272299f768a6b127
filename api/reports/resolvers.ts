import type { ReportName } from "@voltread/domain/contract/report.ts"
import { Effect } from "effect"
import type { QueryResolvers as AnalyticsQueryResolvers } from "../generated/analytics.ts"
import type { QueryReportArgs, QueryResolvers } from "../generated/shop.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { notFound } from "../platform/problem.ts"
import { isReportName, listReportFilters, makeReport, REPORT_NAMES, REPORTS } from "./report-request.ts"
import { fieldOf, typed } from "./typed-reports.ts"

const READ = "read-reports" as const

const fields = REPORT_NAMES.map((name) => ({ name, field: fieldOf(name) }))

const makeTyped = (name: ReportName, input: unknown) =>
  Effect.map(makeReport(name, input), (report) => typed(name, report))

export const reportQueries = {
  ...Object.fromEntries(
    fields.map(({ name, field }) => [
      field,
      (_: unknown, { input }: Pick<QueryReportArgs, "input">, context: GraphQLContext) =>
        answer(context, makeTyped(name, input)),
    ]),
  ),
  report: (_, { name, input }, context) =>
    answer(context, isReportName(name) ? makeTyped(name, input) : Effect.fail(notFound("This report"))),
  reportFilters: (_, __, context) => answer(context, listReportFilters),
} satisfies QueryResolvers

export const reportPermissions = {
  ...Object.fromEntries(fields.map(({ field }) => [field, READ])),
  report: READ,
  reportFilters: READ,
}

export const analyticsQueries = {
  reportNames: () => Object.values(REPORTS).map(({ name }) => name),
} satisfies AnalyticsQueryResolvers

export const analyticsPermissions = { reportNames: READ } as const
