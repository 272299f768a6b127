import type { Breakpoint } from "./breakpoints.ts"

export const headStyle =
  "sticky top-0 z-10 border-b border-line bg-sunken px-3 py-2.5 font-semibold whitespace-nowrap text-muted"

export const cellStyle = "border-b border-line px-3 py-3 group-data-[density=compact]/table:py-1.5"

export const footStyle =
  "sticky bottom-0 border-t-2 border-line-strong bg-surface px-3 py-2.5 font-bold whitespace-nowrap"

/** Looks of the link that covers its whole row; it carries `data-row`, so that the keyboard finds it. */
export const rowLinkStyle = "font-semibold -outline-offset-2 after:absolute after:inset-0"

/** Second line of a cell; hidden in compact rows. */
export const secondLineStyle = "group-data-[density=compact]/table:hidden"

export const shownFrom: Readonly<Record<Breakpoint, string>> = {
  sm: "hidden sm:table-cell",
  desk: "hidden desk:table-cell",
  wide: "hidden wide:table-cell",
  ultra: "hidden ultra:table-cell",
}
