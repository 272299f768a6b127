import type { ReportName } from "@voltread/domain/contract/report.ts"
import { TOUCH_MODELS } from "@voltread/domain/ordering/attribution.ts"
import { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { Day } from "@voltread/domain/shared/text.ts"
import {
  affiliateSummaryGroupings,
  affiliateSummaryReport,
} from "@voltread/projections/reports/affiliate-summary.ts"
import {
  bestBuyExpensesGroupings,
  bestBuyExpensesReport,
} from "@voltread/projections/reports/best-buy-expenses.ts"
import { customerValueGroupings, customerValueReport } from "@voltread/projections/reports/customer-value.ts"
import {
  dailyAffiliateGroupings,
  dailyAffiliateReport,
} from "@voltread/projections/reports/daily-affiliate.ts"
import { dailyBusinessGroupings, dailyBusinessReport } from "@voltread/projections/reports/daily-business.ts"
import {
  googleKeywordsGroupings,
  googleKeywordsReport,
} from "@voltread/projections/reports/google-keywords.ts"
import {
  popularProductsGroupings,
  popularProductsReport,
} from "@voltread/projections/reports/popular-products.ts"
import type { ReportInput } from "@voltread/projections/reports/report.ts"
import { reportFilters } from "@voltread/projections/reports/report-filters.ts"
import { readReport } from "@voltread/projections/reports/report-table.ts"
import { revenueGroupings, revenueReport } from "@voltread/projections/reports/revenue.ts"
import {
  trafficSourcesGroupings,
  trafficSourcesReport,
} from "@voltread/projections/reports/traffic-sources.ts"
import { transactionsGroupings, transactionsReport } from "@voltread/projections/reports/transactions.ts"
import { Effect, Schema } from "effect"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { queryReadModel, querySnapshot } from "../platform/read-model.ts"
import { schemaProblem } from "../platform/schema-problem.ts"

const Choice = Schema.optional(Schema.NullOr(Schema.String.check(Schema.isMaxLength(200))))

const Input = Schema.Struct({
  from: Day,
  to: Day,
  groupBy: Schema.String.check(Schema.isMaxLength(50)),
  statuses: Schema.optional(Schema.NullOr(Schema.Array(OrderStatus))),
  gateway: Choice,
  category: Choice,
  brand: Choice,
  partner: Choice,
  affiliateId: Choice,
  touch: Schema.optional(Schema.NullOr(Schema.Literals(TOUCH_MODELS))),
  asOf: Choice,
  sort: Choice,
  order: Schema.optional(Schema.NullOr(Schema.Literals(["asc", "desc"]))),
  first: Schema.optional(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 500 })))),
  after: Schema.optional(Schema.NullOr(Schema.String.check(Schema.isMaxLength(2_000)))),
})

/**
 * Reports name days before their first and after their last one, and no day has a year of five digits or before the
 * year 1: who means "since ever" or "without end" sends the first or the last.
 */
const FIRST_DAY = "0002-01-01"
const LAST_DAY = "9998-12-31"
const withinYears = (day: string): string => {
  if (day < FIRST_DAY) return FIRST_DAY
  return day > LAST_DAY ? LAST_DAY : day
}

const decode = Schema.decodeUnknownEffect(Input, { errors: "all" })

export const toRequest = (input: unknown): Effect.Effect<ReportInput, Problem> =>
  decode(input).pipe(
    Effect.map((given) => ({
      from: withinYears(given.from),
      to: withinYears(given.to),
      groupBy: given.groupBy,
      statuses: given.statuses ?? null,
      gateway: given.gateway ?? null,
      category: given.category ?? null,
      brand: given.brand ?? null,
      partner: given.partner ?? null,
      affiliateId: given.affiliateId ?? null,
      touch: given.touch ?? null,
      asOf: given.asOf ?? null,
      sort: given.sort ?? null,
      order: given.order ?? null,
      first: given.first ?? null,
      after: given.after ?? null,
    })),
    Effect.mapError((error) => schemaProblem(error, "The report cannot be made this way.")),
  )

/** In GraphQL `revenue` is the field `revenueReport`. */
export const REPORTS = {
  transactions: { name: "Transactions", table: transactionsReport, groupings: transactionsGroupings },
  revenue: { name: "Revenue", table: revenueReport, groupings: revenueGroupings },
  "daily-business": { name: "Daily Business", table: dailyBusinessReport, groupings: dailyBusinessGroupings },
  "customer-value": { name: "Customer Value", table: customerValueReport, groupings: customerValueGroupings },
  "google-keywords": {
    name: "Google Keywords",
    table: googleKeywordsReport,
    groupings: googleKeywordsGroupings,
  },
  "traffic-sources": {
    name: "Traffic Sources",
    table: trafficSourcesReport,
    groupings: trafficSourcesGroupings,
  },
  "most-popular-products": {
    name: "Most Popular Products",
    table: popularProductsReport,
    groupings: popularProductsGroupings,
  },
  "best-buy-expenses": {
    name: "Best Buy Expenses",
    table: bestBuyExpensesReport,
    groupings: bestBuyExpensesGroupings,
  },
  "daily-affiliate": {
    name: "Daily Affiliate",
    table: dailyAffiliateReport,
    groupings: dailyAffiliateGroupings,
  },
  "affiliate-summary": {
    name: "Affiliate Summary",
    table: affiliateSummaryReport,
    groupings: affiliateSummaryGroupings,
  },
} as const satisfies Readonly<Record<ReportName, object>>

export const REPORT_NAMES: ReadonlyArray<ReportName> = Object.keys(REPORTS).filter(isReportName)

/** Whether there is a report of that name; for names that clients send. */
export function isReportName(name: string): name is ReportName {
  return Object.hasOwn(REPORTS, name)
}

/** SQLSTATE `query_canceled`. The pool's statements have a timeout; what takes longer needs a file or fewer days. */
const STATEMENT_GIVEN_UP = "57014"
const TOO_LARGE = new Problem({
  code: "BAD_REQUEST",
  message: "This takes too long to add up. Please choose fewer days or filters, or current figures.",
})

/** A report that cannot be added up in time is the request's fault: it asks for too much. */
export const explainTimeout = <A, R>(work: Effect.Effect<A, Problem | DatabaseError, R>) =>
  Effect.catchTag(
    work,
    "DatabaseError",
    (error): Effect.Effect<never, Problem | DatabaseError> =>
      Effect.fail(error.code === STATEMENT_GIVEN_UP ? TOO_LARGE : error),
  )

/** A report, as of the position that it states: its figures come from the same snapshot. */
export const makeReport = Effect.fnUntraced(function* (name: ReportName, input: unknown) {
  const request = yield* toRequest(input)
  return yield* explainTimeout(
    querySnapshot(async (db) => readReport(db, await REPORTS[name].table(db, request))),
  )
})

export const listReportFilters = queryReadModel(reportFilters)
