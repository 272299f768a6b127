import type { RowData } from "@tanstack/react-table"
import { DataTable, type DataTableProps } from "./data-table.tsx"
import { ListStates, type ListStatesProps } from "./list-states.tsx"
import type { TableLayout } from "./use-table-layout.ts"

interface TableListProps<Row extends RowData>
  extends Omit<ListStatesProps, "children" | "count" | "isCompact">,
    Omit<DataTableProps<Row>, "rows" | "layout"> {
  readonly layout: TableLayout<Row>
  /** Undefined before they are loaded. */
  readonly rows: ReadonlyArray<Row> | undefined
}

/** A table of what a query has loaded, in all its states. On narrow screens it reaches from edge to edge. */
export function TableList<Row extends RowData>(props: TableListProps<Row>) {
  const { query, rows, what, empty, ...table } = props
  return (
    <ListStates
      query={query}
      count={rows?.length}
      what={what}
      empty={empty}
      isCompact={table.layout.density === "compact"}
    >
      <div className="-mx-4 desk:mx-0">
        <DataTable {...table} rows={rows ?? []} />
      </div>
    </ListStates>
  )
}
