const format = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
})

/** A day, `YYYY-MM-DD`, as "Tue, Dec 1", wherever it is read. */
export const shortDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`))
