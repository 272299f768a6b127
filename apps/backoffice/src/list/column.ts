import type { ReactNode } from "react"
import type { Breakpoint } from "./breakpoints.ts"

type Direction = "ascending" | "descending"

/** One column of a table, with everything that the table needs to show it. */
export interface Column<Row> {
  readonly id: string
  /** The heading, and the name in the menu of columns. */
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /**
   * `rowHeader` names the row. `actions` holds buttons, and only screen readers read its heading. Neither can be hidden.
   */
  readonly role?: "rowHeader" | "actions"
  readonly align?: "end"
  /** Shown on screens of this width and more, unless the person has chosen otherwise. */
  readonly from?: Breakpoint
  /** Directions that the rows can be sorted in, the one of a first press at the front. */
  readonly sorts?: ReadonlyArray<Direction>
  /** Cell of the last line, such as a total. */
  readonly footer?: ReactNode
  /** Looks of the cells. */
  readonly className?: string
}

export interface Sort {
  readonly columnId: string
  readonly direction: Direction
}

/** The sort that pressing a heading asks for: the column's first direction, or the other one if it is sorted already. */
export const nextSort = (
  { id, sorts = [] }: Pick<Column<never>, "id" | "sorts">,
  current: Sort | undefined,
): Sort | undefined => {
  const active = current?.columnId === id ? current.direction : undefined
  const direction = sorts.find((each) => each !== active) ?? sorts[0]
  return direction === undefined ? undefined : { columnId: id, direction }
}

export const canHide = ({ role }: Pick<Column<never>, "role">): boolean => role === undefined

/** Whether the person has hidden the column. */
export const isHidden = (
  column: Pick<Column<never>, "id" | "role">,
  choices: Readonly<Record<string, boolean>>,
): boolean => canHide(column) && choices[column.id] === false
