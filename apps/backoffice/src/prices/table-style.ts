/** Looks of the tables about prices. */
export const head =
  "border-b border-line bg-sunken px-3 py-2.5 text-left font-semibold whitespace-nowrap text-muted"
export const cell = "border-b border-line px-3 py-3.5"
