import type { ReactNode } from "react"
import {
  Cell as AriaCell,
  Column as AriaColumn,
  Row as AriaRow,
  Table as AriaTable,
  TableBody as AriaTableBody,
  TableHeader as AriaTableHeader,
  type TableProps as AriaTableProps,
  type CellProps,
  type ColumnProps,
  type RowProps,
  type TableBodyProps,
  type TableHeaderProps,
} from "react-aria-components/Table"
import { Icon } from "./icon.tsx"

export interface TableProps extends Omit<AriaTableProps, "className" | "aria-label"> {
  readonly label: string
  readonly className?: string
}

/** Rows and columns with arrow keys, selection and sorting; scrolls sideways inside itself on narrow screens. */
export function Table({ label, className = "", ...props }: TableProps) {
  return (
    <div className={`w-full overflow-auto rounded-md border border-line bg-surface ${className}`}>
      <AriaTable {...props} aria-label={label} className="w-full border-separate border-spacing-0 text-sm" />
    </div>
  )
}

export function TableHeader<T>(props: Omit<TableHeaderProps<T>, "className">) {
  return <AriaTableHeader {...props} className="sticky top-0 z-10 bg-sunken" />
}

export interface TableColumnProps extends Omit<ColumnProps, "className" | "children"> {
  readonly children: ReactNode
  readonly align?: "start" | "end"
  readonly className?: string
}

export function TableColumn({ children, align = "start", className = "", ...props }: TableColumnProps) {
  return (
    <AriaColumn
      {...props}
      className={`border-b border-line px-3 py-2.5 font-semibold whitespace-nowrap text-muted -outline-offset-2 ${align === "end" ? "text-right" : "text-left"} ${className}`}
    >
      {({ allowsSorting, sortDirection }) => (
        <span
          className={`inline-flex items-center gap-1 ${allowsSorting ? "cursor-pointer hover:text-ink" : ""}`}
        >
          {children}
          {allowsSorting && (
            <Icon
              name="chevron-down"
              className={`size-3.5 transition-transform ${sortDirection === undefined ? "opacity-30" : "text-ink"} ${sortDirection === "ascending" ? "rotate-180" : ""}`}
            />
          )}
        </span>
      )}
    </AriaColumn>
  )
}

export function TableBody<T>(props: Omit<TableBodyProps<T>, "className">) {
  return <AriaTableBody {...props} />
}

export function TableRow<T>({
  className = "",
  ...props
}: Omit<RowProps<T>, "className"> & { className?: string }) {
  return (
    <AriaRow
      {...props}
      className={`-outline-offset-2 hover:bg-sunken selected:bg-accent-soft href:cursor-pointer ${className}`}
    />
  )
}

export interface TableCellProps extends Omit<CellProps, "className"> {
  readonly align?: "start" | "end"
  readonly className?: string
}

export function TableCell({ align = "start", className = "", ...props }: TableCellProps) {
  return (
    <AriaCell
      {...props}
      className={`border-b border-line px-3 py-2.5 -outline-offset-2 ${align === "end" ? "numeric text-right" : ""} ${className}`}
    />
  )
}
