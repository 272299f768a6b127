import type { ReportColumn } from "./report-column.ts"

/** What counts as returned in a report with these columns, for whoever wonders at returns beside a rate of zero. */
export const returnsWords = (columns: ReadonlyArray<Pick<ReportColumn, "key">>): string | undefined => {
  const has = (key: string): boolean => columns.some((column) => column.key === key)
  if (!has("returns")) return undefined
  const returns = "Returns are the price of units that came back or were canceled."
  return has("returnRate") ? `${returns} The return rate counts only units that came back.` : returns
}
