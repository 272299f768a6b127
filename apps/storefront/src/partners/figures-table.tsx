import type { OwnReport, OwnReportRow } from "@voltread/domain/contract/affiliate-books.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"

const COLUMNS = ["Clicks", "Orders", "Sales", "Earned", "Reversed", "Payout"]

const cells = (row: OwnReportRow): ReadonlyArray<string> => [
  formatNumber(row.clicks),
  formatNumber(row.conversions),
  formatMoney(row.value),
  formatMoney(row.payout),
  formatMoney(row.reversed),
  formatMoney(row.kept),
]

function Cells({ row }: { readonly row: OwnReportRow }) {
  return cells(row).map((text, index) => (
    <td key={COLUMNS[index]} className="numeric px-3 py-2 text-right whitespace-nowrap">
      {text}
    </td>
  ))
}

interface FiguresTableProps {
  readonly report: OwnReport
  readonly keyLabel: string
}

/** Clicks and orders of an affiliate, with what is theirs after returns. */
export function FiguresTable({ report, keyLabel }: FiguresTableProps) {
  return (
    <section
      aria-label="Figures"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-left">
              {keyLabel}
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.key} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                {row.key === "" ? "No sub-affiliate" : row.key}
              </th>
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-t border-line">
            <th scope="row" className="px-3 py-2 text-left">
              Total
            </th>
            <Cells row={report.totals} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
