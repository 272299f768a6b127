import { type Position, START } from "@voltread/domain/event.ts"
import { isDay, shiftedDay } from "@voltread/domain/shared/calendar-day.ts"
import { checkpoint, LIVE_SCHEMA } from "../platform/schema.ts"
import type { Queryable } from "../platform/sql.ts"
import { Where } from "../platform/where.ts"
import { InvalidReport, type ReportInput } from "./report.ts"
import { type Grain, sumRanges } from "./sum-ranges.ts"

/** What a report covers: days, filters and the position, with the parameters of the one statement that reads it. */
export interface Scope {
  readonly input: ReportInput
  /** Collects the parameters. */
  readonly values: Where
  readonly asOf: string
  /** Whether it is for the newest position, which the sums are kept for. */
  readonly isNow: boolean
}

interface ScopeOptions {
  /**
   * Whether the visit that gets the credit can be chosen. An affiliate's earnings follow from the order, not from that
   * choice.
   */
  readonly isByTouch?: boolean
}

/** Throws `InvalidReport`. */
export const reportScope = async (
  db: Queryable,
  input: ReportInput,
  { isByTouch = false }: ScopeOptions = {},
): Promise<Scope> => {
  if (input.touch != null && !isByTouch)
    throw new InvalidReport({ message: "Only reports of traffic count orders by one visit or another." })
  if (!isDay(input.from) || !isDay(input.to) || input.from > input.to)
    throw new InvalidReport({
      message: "A report runs from one day to the same or a later one, as 2026-11-01.",
    })
  const { position } = await checkpoint(db, { schema: LIVE_SCHEMA })
  if (input.asOf != null && !isLikePosition(input.asOf, position))
    throw new InvalidReport({
      message: "A report is made as of a position that an earlier answer has named.",
    })
  const isNow = input.asOf == null || input.asOf >= position
  return { input, values: new Where(), asOf: isNow ? position : (input.asOf ?? position), isNow }
}

/**
 * Positions of one log sort as text, so all of them are equally long: a text of another form would count as the newest
 * one, or as none. `known` is empty before the first event.
 */
const isLikePosition = (text: string, known: Position): boolean =>
  known === START || (text.length === known.length && /^[\d:]+$/.test(text))

/** A position as SQL; positions compare as text. */
export const positionOf = ({ values, asOf }: Scope): string => `${values.value(asOf)}::text collate "C"`

/** The rows that were valid at the position of the scope. */
export const holding = (scope: Scope, from: string, until: string): string => {
  const asOf = positionOf(scope)
  return `${from} <= ${asOf} and (${until} is null or ${until} > ${asOf})`
}

/** The keys of groups of time: a day, the Monday of a week, a month. */
export const TIME_KEYS: Readonly<Record<string, string>> = {
  day: "p.day::text",
  week: "date_trunc('week', p.day::timestamp)::date::text",
  month: "to_char(p.day, 'YYYY-MM')",
}

/**
 * The days of a scope in a table of sums `p` of these grains, as conditions with a sign. Grouping by time needs sums
 * over periods no longer than the groups.
 */
export const sumConditions = (
  { input, values }: Scope,
  groupBy: string | null,
  grains: ReadonlyArray<Grain>,
): ReadonlyArray<{ readonly condition: string; readonly sign: 1 | -1 }> => {
  const usable = GRAINS_OF_TIME[groupBy ?? ""]
  return sumRanges(
    input,
    usable === undefined ? grains : grains.filter((grain) => usable.includes(grain)),
  ).map(({ grain, from, to, sign }) => ({
    condition: `p.grain = '${grain}' and p.day between ${values.value(from)}::date and ${values.value(to)}::date`,
    sign,
  }))
}

const GRAINS_OF_TIME: Readonly<Record<string, ReadonlyArray<Grain>>> = {
  day: ["day"],
  week: ["day"],
  month: ["month", "ten_days", "day"],
}

/** The scope with an earlier first day, for figures that look back. */
export const earlier = (scope: Scope, days: number): Scope => ({
  ...scope,
  input: { ...scope.input, from: shiftedDay(scope.input.from, -days) },
})
