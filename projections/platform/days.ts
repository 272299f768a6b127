/** SQL of the instant at which a day begins in a time zone; both are placeholders. */
export const beginningOf = (day: string, timeZone: string): string =>
  `${day}::date::timestamp at time zone ${timeZone}`

/** SQL of the instant at which a day is over in a time zone, and the next one begins. */
export const endOf = (day: string, timeZone: string): string =>
  `(${day}::date + 1)::timestamp at time zone ${timeZone}`
