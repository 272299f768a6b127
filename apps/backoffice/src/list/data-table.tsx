import {
  columnVisibilityFeature,
  metaHelper,
  type RowData,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table"
import { type ReactNode, useMemo, useRef } from "react"
import { type Column, canHide, isHidden } from "./column.ts"
import { HeaderCell, type Sorting } from "./header-cell.tsx"
import { SelectedRows, SelectionBox } from "./row-selection.tsx"
import { cellStyle, footStyle, headStyle, shownFrom } from "./table-style.ts"
import { useFits } from "./use-fits.ts"
import { useRowKeys } from "./use-row-keys.ts"
import type { TableLayout } from "./use-table-layout.ts"

/** Ids of the rows that are selected. */
export type SelectedIds = Readonly<Record<string, true>>

interface Selection<Row> {
  readonly selected: SelectedIds
  readonly onChange: (selected: SelectedIds) => void
  /** What ticking a row's box does: "Select order VT-1001". */
  readonly labelOf: (row: Row) => string
  /** What can be done with the rows that are ticked. */
  readonly actions: (rows: ReadonlyArray<Row>) => ReactNode
}

export interface DataTableProps<Row extends RowData> {
  readonly layout: Pick<TableLayout<Row>, "columns"> & Partial<TableLayout<Row>>
  /** What the table is called; only screen readers read it. */
  readonly caption: string
  readonly rows: ReadonlyArray<Row>
  readonly rowId: (row: Row) => string
  readonly rowStyle?: (row: Row) => string
  readonly sorting?: Sorting
  readonly selection?: Selection<Row>
  /** Scrolls in itself: its head and its foot stay in view together. */
  readonly isTall?: boolean
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: metaHelper<Column<never>>(),
})

const everyColumn: Readonly<Record<string, boolean>> = {}
const noRows: SelectedIds = {}

/** Width of the screen from which a column shows; a person's own choice wins. */
const visibility = (column: Column<never>, choices: Readonly<Record<string, boolean>>): string =>
  column.from === undefined || choices[column.id] === true ? "" : shownFrom[column.from]

const side = ({ align }: Column<never>): string => (align === "end" ? "numeric text-right" : "text-left")

/** Rows and columns: sorting, selection, density, the choice of columns, and J and K from row to row. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { layout, caption, rows, rowId, rowStyle, sorting, selection, isTall = false } = props
  const { columns, density = "comfortable", choices = everyColumn } = layout
  const selectedIds = selection?.selected ?? noRows
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  const frame = useRef<HTMLDivElement>(null)
  const fits = useFits(frame)
  const isFramed = isTall || !fits
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        enableHiding: canHide(column),
        meta: column,
        cell: ({ row }: { readonly row: { readonly original: Row } }) => column.cell(row.original),
      })),
    [columns],
  )
  // The heading of the rows may have been a column that could be hidden, in a table of the same id.
  const visible = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, !isHidden(column, choices)])),
    [columns, choices],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    enableRowSelection: selection !== undefined,
    state: { columnVisibility: visible, rowSelection: selectedIds },
    onRowSelectionChange: (update) =>
      selection?.onChange(typeof update === "function" ? update(selectedIds) : update),
  })
  const shown = table.getVisibleLeafColumns().flatMap(({ columnDef: { meta } }) => meta ?? [])
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original)

  return (
    <>
      {/* Where columns do not fit, the table scrolls instead of the page; where they do, its head stays in view. */}
      <div
        ref={frame}
        className={isFramed ? `more-sideways ${isTall ? "max-h-[80dvh]" : ""}` : ""}
        {...(isFramed && { role: "group", "aria-label": caption, tabIndex: 0 })}
      >
        <table data-density={density} className="group/table w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {selection !== undefined && (
                <td className={`${headStyle} w-11`}>
                  <SelectionBox
                    label="Select all rows"
                    isSelected={table.getIsAllRowsSelected()}
                    isPartial={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                    onChange={(isSelected) => table.toggleAllRowsSelected(isSelected)}
                  />
                </td>
              )}
              {shown.map((column) => (
                <HeaderCell
                  key={column.id}
                  column={column}
                  sorting={sorting}
                  className={`${side(column)} ${visibility(column, choices)}`}
                />
              ))}
            </tr>
          </thead>
          {/* A table that is too wide scrolls; labels of its buttons need no second line. */}
          <tbody ref={body} className="[&_button]:whitespace-nowrap">
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                data-selected={row.getIsSelected() || undefined}
                className={`relative hover:bg-sunken has-[[data-row]:focus-visible]:bg-sunken data-selected:bg-accent-soft ${rowStyle?.(row.original) ?? ""}`}
              >
                {selection !== undefined && (
                  <td className={`${cellStyle} w-11`}>
                    <SelectionBox
                      label={selection.labelOf(row.original)}
                      isSelected={row.getIsSelected()}
                      onChange={(isSelected) => row.toggleSelected(isSelected)}
                    />
                  </td>
                )}
                {row.getVisibleCells().map((cell) => {
                  const { meta: column } = cell.column.columnDef
                  if (column === undefined) return null
                  const className = `${cellStyle} ${side(column)} ${visibility(column, choices)} ${column.className ?? ""}`
                  return column.role === "rowHeader" ? (
                    <th key={cell.id} scope="row" className={`${className} font-normal`}>
                      <table.FlexRender cell={cell} />
                    </th>
                  ) : (
                    <td key={cell.id} className={className}>
                      <table.FlexRender cell={cell} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          {shown.some(({ footer }) => footer !== undefined) && (
            <tfoot>
              <tr>
                {shown.map((column) => (
                  <td
                    key={column.id}
                    className={`${footStyle} ${side(column)} ${visibility(column, choices)}`}
                  >
                    {column.footer}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {selection !== undefined && selected.length > 0 && (
        <SelectedRows count={selected.length} onClear={() => selection.onChange({})}>
          {selection.actions(selected)}
        </SelectedRows>
      )}
    </>
  )
}
