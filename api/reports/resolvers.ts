import type { QueryResolvers as AnalyticsQueryResolvers } from "../generated/analytics.ts"
import type { QueryReportArgs, QueryResolvers } from "../generated/shop.ts"
import { answer } from "../platform/graphql/answer.ts"
import type { GraphQLContext } from "../platform/graphql/context.ts"
import { listReportFilters, makeNamedReport, makeReport, REPORT_NAMES, REPORTS } from "./report-request.ts"

const READ = "read-reports" as const

/** `affiliate-summary` is the field `affiliateSummaryReport`. */
const fields = REPORT_NAMES.map((name) => ({
  name,
  field: `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Report`,
}))

export const reportQueries = {
  ...Object.fromEntries(
    fields.map(({ name, field }) => [
      field,
      (_: unknown, { input }: Pick<QueryReportArgs, "input">, context: GraphQLContext) =>
        answer(context, makeReport(name, input)),
    ]),
  ),
  report: (_, { name, input }, context) => answer(context, makeNamedReport(name, input)),
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
