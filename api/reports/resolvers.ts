import type { QueryResolvers as AnalyticsQueryResolvers } from "../generated/analytics.ts"
import type { QueryResolvers } from "../generated/shop.ts"
import { answer } from "../platform/graphql/answer.ts"
import { listReportFilters, makeReport, REPORTS } from "./report-request.ts"

export const reportQueries = {
  revenueReport: (_, { input }, context) => answer(context, makeReport("revenue", input)),
  affiliateSummaryReport: (_, { input }, context) => answer(context, makeReport("affiliate-summary", input)),
  reportFilters: (_, __, context) => answer(context, listReportFilters),
} satisfies QueryResolvers

export const reportPermissions = {
  revenueReport: "read-reports",
  affiliateSummaryReport: "read-reports",
  reportFilters: "read-reports",
} as const

export const analyticsQueries = {
  reportNames: () => Object.values(REPORTS).map(({ name }) => name),
} satisfies AnalyticsQueryResolvers

export const analyticsPermissions = { reportNames: "read-reports" } as const
