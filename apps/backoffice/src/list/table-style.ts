/** Looks of the heading cells of a list; they stay in view. */
export const tableHead =
  "sticky top-0 z-10 border-b border-line bg-sunken px-3 py-2.5 text-left font-semibold whitespace-nowrap text-muted"

export const tableCell = "border-b border-line px-3 py-3"
