import { Icon } from "@voltread/ui/components/icon.tsx"
import type { ReactNode } from "react"
import { type Column, nextSort, type Sort } from "./column.ts"
import { headStyle } from "./table-style.ts"

interface SortControlProps {
  readonly className: string
  readonly children: ReactNode
}

export interface Sorting {
  readonly current: Sort | undefined
  /** The link or button in a heading that sorts the rows so. */
  readonly control: (next: Sort, props: SortControlProps) => ReactNode
}

interface HeaderCellProps {
  readonly column: Column<never>
  readonly sorting: Sorting | undefined
  readonly className: string
}

/** Heading of a column; where the rows can be sorted by it, pressing it sorts them. */
export function HeaderCell({ column, sorting, className }: HeaderCellProps) {
  const { id, header, role } = column
  const next = sorting && nextSort(column, sorting.current)
  if (sorting === undefined || next === undefined) {
    return (
      <th scope="col" className={`${headStyle} ${className}`}>
        {role === "actions" ? <span className="sr-only">{header}</span> : header}
      </th>
    )
  }
  const direction = sorting.current?.columnId === id ? sorting.current.direction : undefined
  return (
    <th scope="col" aria-sort={direction ?? "none"} className={`${headStyle} ${className}`}>
      {sorting.control(next, {
        className: "-my-2 inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-sm hover:text-ink",
        children: (
          <>
            {header}
            <Icon
              name="chevron-down"
              className={`size-3.5 ${direction === undefined ? "opacity-30" : "text-ink"} ${direction === "ascending" ? "rotate-180" : ""}`}
            />
          </>
        ),
      })}
    </th>
  )
}
