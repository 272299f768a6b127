import type { ReportColumn } from "./report-column.ts"

/** What counts as returned in a report with these columns, for whoever wonders at returns beside a rate of zero. */
export const returnsWords = (columns: ReadonlyArray<Pick<ReportColumn, "key">>): string | undefined => {
  const has = (key: string): boolean => columns.some((column) => column.key === key)
  if (has("returns")) return saying("Returns", has("returnRate"))
  // Beside a rate of returns. Other reports have money of this name, which was given back.
  return has("refunds") && has("returnRate") ? saying("Refunds", true) : undefined
}

const saying = (name: string, hasRate: boolean): string => {
  const words = `${name} are the price of units that came back or were canceled.`
  return hasRate ? `${words} The return rate counts only units that came back.` : words
}
