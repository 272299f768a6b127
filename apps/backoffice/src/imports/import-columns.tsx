import { Link } from "@tanstack/react-router"
import type { ProductImport } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "../list/column.ts"
import { rowLinkStyle, secondLineStyle } from "../list/table-style.ts"
import { ImportState } from "./state.tsx"

type CountKey = "rowsRead" | "added" | "changed" | "unchanged" | "rejected"

const countColumn = (id: CountKey, header: string): Column<ProductImport> => ({
  id,
  header,
  align: "end",
  cell: (each) => formatNumber(each[id]),
})

/** The columns of the list of imports; a row leads to its report. */
export const importColumns: ReadonlyArray<Column<ProductImport>> = [
  {
    id: "file",
    header: "File",
    role: "rowHeader",
    cell: ({ importId, fileName, createdBy }) => (
      <>
        <Link
          to="/prices/imports/$importId"
          params={{ importId }}
          data-row=""
          className={`break-all ${rowLinkStyle}`}
        >
          {fileName}
        </Link>
        <span className={`block text-muted ${secondLineStyle}`}>{createdBy}</span>
      </>
    ),
  },
  { id: "state", header: "State", cell: (each) => <ImportState of={each} /> },
  { ...countColumn("rowsRead", "Lines"), from: "desk" },
  { ...countColumn("added", "Added"), from: "desk" },
  { ...countColumn("changed", "Changed"), from: "desk" },
  { ...countColumn("unchanged", "Unchanged"), from: "desk" },
  countColumn("rejected", "Rejected"),
  {
    id: "uploaded",
    header: "Uploaded",
    from: "desk",
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
]
