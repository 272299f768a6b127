/** Looks of a link among tabs; the current one carries `aria-current`. */
export const tabStyle =
  "flex h-11 items-center gap-2 border-b-3 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"

/** Looks of a link that removes an applied filter. */
export const chipStyle =
  "inline-flex h-9 w-fit items-center gap-2 rounded-full border border-line-strong bg-surface pr-2.5 pl-3.5 text-sm font-medium hover:bg-sunken"
