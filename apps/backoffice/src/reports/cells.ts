import { reportWord } from "@voltread/domain/ordering/report-words.ts"
import { formatDay, isDay } from "@voltread/domain/shared/date-format.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { formatDateTime } from "@voltread/ui/components/date-time.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import type { ReportColumn } from "./report-column.ts"

const month = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" })

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
  if (isDay(cell)) return formatDay(cell)
  if (/^\d{4}-\d{2}$/.test(cell)) return month.format(new Date(`${cell}-01T00:00:00Z`))
  return reportWord(column.key, cell)
}
