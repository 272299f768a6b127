/** Ranges of days that have a name; an address may ask for one. */
export const PRESETS = [
  "today",
  "yesterday",
  "last-7-days",
  "last-30-days",
  "this-month",
  "last-month",
  "this-quarter",
  "this-year",
  "last-12-months",
] as const
export type Preset = (typeof PRESETS)[number]
