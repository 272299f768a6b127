/** Looks of a link among tabs; the current one carries `aria-current`. */
export const tabStyle =
  "flex h-11 items-center gap-2 border-b-3 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
