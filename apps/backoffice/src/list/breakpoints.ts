/** Breakpoints of the theme, from narrow to wide, for what style sheets cannot say. */
export const BREAKPOINTS = { sm: "35rem", desk: "56.25rem", wide: "80rem", ultra: "100rem" } as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** Whether the screen is as wide as each of them. */
export const breakpointsReached = (): Readonly<Record<Breakpoint, boolean>> => {
  const isReached = (name: Breakpoint) => matchMedia(`(width >= ${BREAKPOINTS[name]})`).matches
  return { sm: isReached("sm"), desk: isReached("desk"), wide: isReached("wide"), ultra: isReached("ultra") }
}
