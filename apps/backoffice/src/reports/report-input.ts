import type { ReportInput } from "../generated/reports.ts"
import { omitUndefined } from "../search-params/search-value.ts"
import { type Days, presetDays } from "./range.ts"
import { DEFAULT_RANGE, type ReportView } from "./report-view.ts"

/** `today`: the day that it is in the shop. */
export const daysOf = (view: ReportView, today: string): Days =>
  view.from !== undefined && view.to !== undefined
    ? { from: view.from, to: view.to }
    : presetDays(view.range ?? DEFAULT_RANGE, today)

/** The question to the server for a view over some days. */
export const reportInput = (view: ReportView, days: Days, groupBy: string): ReportInput => ({
  ...days,
  groupBy,
  ...omitUndefined({
    statuses: view.status === undefined ? undefined : [...view.status],
    gateway: view.gateway,
    category: view.category,
    brand: view.brand,
    partner: view.partner,
    affiliateId: view.affiliate,
    touch: view.touch,
    asOf: view.asOf,
    sort: view.sort,
    order: view.sort === undefined ? undefined : (view.order ?? "asc"),
    after: view.after,
  }),
})

/** The question behind a chart: all rows of time, or the largest. */
export const chartInput = (
  input: ReportInput,
  groupBy: string,
  isTime: boolean,
  column: string,
): ReportInput => {
  const { sort: _sort, order: _order, after: _after, ...rest } = input
  return { ...rest, groupBy, ...(isTime ? {} : { sort: column, order: "desc", first: MAX_BARS }) }
}

/** More bars than this cannot be told apart. */
export const MAX_BARS = 24

/**
 * The same question as query of the CSV file: what is on the screen, sorted as there, and all of it. `without`: keys of
 * columns that are not.
 */
export const csvSearch = (
  { after: _, ...input }: ReportInput,
  without: ReadonlyArray<string>,
): Record<string, unknown> => ({ ...input, without })
