import type { Operation } from "@voltread/ui/api/graphql.ts"
import {
  AffiliateSummaryReportDocument,
  type ReportInput,
  type ReportResultFragment,
  RevenueReportDocument,
} from "../generated/reports.ts"

export interface Grouping {
  readonly id: string
  readonly label: string
  /** Its rows follow each other in time. */
  readonly isTime: boolean
}

export interface ReportDefinition {
  readonly title: string
  /** What it answers, in a line. */
  readonly purpose: string
  readonly operation: Operation<{ readonly report: ReportResultFragment }, { readonly input: ReportInput }>
  readonly csv: string
  /** The first is what it starts with. */
  readonly groupings: readonly [Grouping, ...ReadonlyArray<Grouping>]
  /** Columns whose totals stand above the chart; the first is what it starts with. */
  readonly figures: readonly [string, ...ReadonlyArray<string>]
}

/** The reports that there are, by the last part of their address. */
export const REPORTS = {
  revenue: {
    title: "Revenue",
    purpose: "What was sold, given back and earned, by time, category or gateway.",
    operation: RevenueReportDocument,
    csv: "/api/admin/reports/revenue.csv",
    groupings: [
      { id: "day", label: "Day", isTime: true },
      { id: "week", label: "Week", isTime: true },
      { id: "month", label: "Month", isTime: true },
      { id: "category", label: "Category", isTime: false },
      { id: "gateway", label: "Gateway", isTime: false },
    ],
    figures: ["net", "orders", "gross", "returns", "total", "margin"],
  },
  "affiliate-summary": {
    title: "Affiliate Summary",
    purpose: "What each affiliate brought, what is owed for it, and what was reversed.",
    operation: AffiliateSummaryReportDocument,
    csv: "/api/admin/reports/affiliate-summary.csv",
    groupings: [
      { id: "affiliate", label: "Affiliate", isTime: false },
      { id: "rollup", label: "Roll-up", isTime: false },
    ],
    figures: ["net", "clicks", "orders", "affiliateTake", "margin"],
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>

export type ReportId = keyof typeof REPORTS
