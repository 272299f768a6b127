import { reportWord } from "@voltread/domain/ordering/report-words.ts"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { formatDateTime } from "@voltread/ui/components/date-time.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { ReportColumn } from "./report-column.ts"

const month = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" })

/** Columns of days. In others a text may look like one, as a campaign of the season 2025-26 does. */
const DAYS: ReadonlySet<string> = new Set(["day", "week", "firstOrder", "lastOrder"])

/** A number as its column shows it. */
export const figure = (kind: string, value: number): string => {
  switch (kind) {
    case "money":
      return formatMoney(value)
    case "percent":
      return `${formatNumber(value, 3)}%`
    default:
      return formatNumber(value, 3)
  }
}

/** A cell as people read it: the server writes plain decimals, days, instants and codes. */
export const cellText = (column: ReportColumn, cell: string): string => {
  if (column.kind === "time") return cell === "" ? "" : formatDateTime(new Date(cell))
  if (column.kind !== "text") return cell === "" ? "" : figure(column.kind, Number(cell))
  if (DAYS.has(column.key)) return formatDay(cell)
  const at = column.key === "month" ? Date.parse(`${cell}-01T00:00:00Z`) : Number.NaN
  return Number.isNaN(at) ? reportWord(column.key, cell) : month.format(at)
}
