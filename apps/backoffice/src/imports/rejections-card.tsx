import type { ImportReport } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { Column } from "../list/column.ts"
import { DataTable } from "../list/data-table.tsx"
import { Card } from "../page/card.tsx"

type Rejection = ImportReport["rejections"][number]

const columns: ReadonlyArray<Column<Rejection>> = [
  {
    id: "line",
    header: "Line",
    role: "rowHeader",
    align: "end",
    className: "w-24",
    cell: ({ line }) => formatNumber(line),
  },
  { id: "reason", header: "Reason", cell: ({ reason }) => reason },
]

/** The rejected lines of a file; the server keeps the first of them only. */
export function RejectionsCard({ report: { rejections, rejected } }: { readonly report: ImportReport }) {
  return (
    <Card title="Rejected lines">
      {rejected > rejections.length && (
        <p className="mb-3 text-sm text-muted">
          The first {formatNumber(rejections.length)} of {formatNumber(rejected)}.
        </p>
      )}
      <DataTable
        caption="Rejected lines"
        layout={{ columns }}
        rows={rejections}
        rowId={({ line, reason }) => `${line} ${reason}`}
      />
    </Card>
  )
}
