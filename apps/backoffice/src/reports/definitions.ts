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
  /** The first is what it starts with. */
  readonly groupings: readonly [Grouping, ...ReadonlyArray<Grouping>]
  /** Columns whose totals stand above the chart; the first is what it starts with. */
  readonly figures: readonly [string, ...ReadonlyArray<string>]
}

/** The reports that there are, by their name in addresses, here and in the API. */
export const REPORTS = {
  revenue: {
    title: "Revenue",
    purpose: "What was sold, given back and earned, by time, category or gateway.",
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
    groupings: [
      { id: "affiliate", label: "Affiliate", isTime: false },
      { id: "rollup", label: "Roll-up", isTime: false },
    ],
    figures: ["net", "clicks", "orders", "affiliateTake", "margin"],
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>

export type ReportId = keyof typeof REPORTS

export const isReportId = (id: string): id is ReportId => Object.hasOwn(REPORTS, id)

export const REPORT_IDS: ReadonlyArray<ReportId> = Object.keys(REPORTS).filter(isReportId)
