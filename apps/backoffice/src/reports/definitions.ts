import type { ReportName } from "@voltread/domain/contract/report.ts"
import type { Filter } from "./filter-names.ts"

export interface Grouping {
  readonly id: string
  readonly label: string
  /** Its rows follow each other in time. */
  readonly isTime: boolean
  /** The filter that its rows are values of. */
  readonly filter?: Filter
  /** Rows one by one: the chart shows them added up by this grouping. */
  readonly chartBy?: string
}

export interface ReportDefinition {
  readonly title: string
  /** What it answers, in a line. */
  readonly purpose: string
  /** The first is what it starts with. */
  readonly groupings: readonly [Grouping, ...ReadonlyArray<Grouping>]
  /** Columns whose totals stand above the chart; the first is what it starts with. */
  readonly figures: readonly [string, ...ReadonlyArray<string>]
  /** Columns that are parts of one whole: drawn on top of each other when one of them is chosen. */
  readonly parts?: ReadonlyArray<string>
  /** Orders can count for their first, last or last paid visit. */
  readonly isByTouch?: boolean
  /** It needs the ad account's files, which are imported on its page. */
  readonly hasAdCosts?: boolean
}

const time = (id: "day" | "week" | "month", label: string): Grouping => ({ id, label, isTime: true })
const by = (id: string, label: string, filter?: Filter): Grouping => ({
  id,
  label,
  isTime: false,
  ...(filter && { filter }),
})

/** The reports that there are, by their name in addresses, here and in the API. */
export const REPORTS = {
  transactions: {
    title: "Transactions",
    purpose: "Every payment, refund, void, lease and write-off, and how each one ended.",
    groupings: [
      { id: "transaction", label: "Transaction", isTime: false, chartBy: "day" },
      time("day", "Day"),
      by("gateway", "Paid by", "gateway"),
    ],
    figures: ["received", "sales", "refunds", "leases", "transactions", "refused"],
  },
  revenue: {
    title: "Revenue",
    purpose: "Sales, refunds and profit by time, category, payment method or promotion code.",
    groupings: [
      time("day", "Day"),
      time("week", "Week"),
      time("month", "Month"),
      by("category", "Category", "category"),
      by("gateway", "Paid by", "gateway"),
      by("promotion", "Promotion code"),
    ],
    figures: ["net", "orders", "gross", "returns", "total", "margin"],
  },
  "daily-business": {
    title: "Daily Business",
    purpose: "Each day's business, compared with the day and the week before.",
    groupings: [time("day", "Day")],
    figures: ["net", "submitted", "paid", "failed", "cancelled", "applications", "newCustomers"],
    parts: ["newCustomers", "returningCustomers"],
  },
  "customer-value": {
    title: "Customer Value",
    purpose: "What customers have spent in total, guests included, by their first order.",
    groupings: [
      { id: "customer", label: "Customer", isTime: false, chartBy: "month" },
      time("month", "First order in"),
    ],
    figures: ["net", "orders", "gross", "refunds", "averageOrder"],
  },
  "google-keywords": {
    title: "Google Keywords",
    purpose: "What paid searches brought in and what they cost.",
    groupings: [by("keyword", "Keyword")],
    figures: ["net", "clicks", "orders", "cost"],
    isByTouch: true,
    hasAdCosts: true,
  },
  "traffic-sources": {
    title: "Traffic Sources",
    purpose: "Where visits and orders came from.",
    groupings: [by("source", "Source"), by("medium", "Medium"), by("campaign", "Campaign")],
    figures: ["sessions", "orders", "net", "newCustomers"],
    isByTouch: true,
  },
  "most-popular-products": {
    title: "Most Popular Products",
    purpose: "What sells, by product, brand, category or tire size.",
    groupings: [
      by("product", "Product"),
      by("brand", "Brand", "brand"),
      by("category", "Category", "category"),
      by("tire-size", "Tire size"),
    ],
    figures: ["net", "units", "orders", "gross", "returns"],
  },
  "best-buy-expenses": {
    title: "Best Buy Expenses",
    purpose: "What the partner's products cost and what they sold for.",
    groupings: [
      time("day", "Day"),
      by("sku", "SKU"),
      { id: "order", label: "Partner order", isTime: false, chartBy: "day" },
    ],
    figures: ["supplierCost", "quantity", "credits", "price", "margin"],
  },
  "daily-affiliate": {
    title: "Daily Affiliate",
    purpose: "Clicks, conversions and payouts by day, affiliate and sub-affiliate.",
    groupings: [
      time("day", "Day"),
      by("affiliate", "Affiliate", "affiliate"),
      by("sub-affiliate", "Sub-affiliate"),
    ],
    figures: ["net", "clicks", "orders", "affiliateTake", "margin"],
    parts: ["pending", "approved", "reversed"],
  },
  "affiliate-summary": {
    title: "Affiliate Summary",
    purpose: "What each affiliate brought in and earns, unpaid orders included, and what was reversed.",
    groupings: [by("affiliate", "Affiliate", "affiliate"), by("rollup", "Rollup")],
    figures: ["net", "clicks", "orders", "affiliateTake", "margin"],
  },
} as const satisfies Readonly<Record<ReportName, ReportDefinition>>

export const isReportName = (id: string): id is ReportName => Object.hasOwn(REPORTS, id)

export const REPORT_NAMES: ReadonlyArray<ReportName> = Object.keys(REPORTS).filter(isReportName)
