import type { Grouping, ReportDefinition } from "./definitions.ts"
import { firstPage } from "./known-view.ts"
import { type Days, spanOf } from "./range.ts"
import type { ReportView } from "./report-view.ts"

/**
 * The view of what a row, or a bar, is made of: its days, one by one where it has several, or the orders of its value.
 * Undefined where nothing finer can be shown. `shown`: the days of the report, which may begin or end within a week or
 * month, so that the row has only some of its days.
 */
export const drilled = (
  { groupings }: ReportDefinition,
  grouping: Grouping,
  view: ReportView,
  key: string,
  shown: Days,
): ReportView | undefined => {
  const first = firstPage(view)
  if (grouping.isTime) {
    const finest =
      groupings.find(({ chartBy }) => chartBy !== undefined) ?? groupings.find(({ id }) => id === "day")
    const span = spanOf(key, grouping.id)
    // Days are texts: their order is that of the alphabet.
    const [, from = span.from] = [span.from, shown.from].toSorted()
    const [to = span.to] = [span.to, shown.to].toSorted()
    const { range: _range, ...rest } = first
    return { ...rest, from, to, by: finest?.id ?? grouping.id }
  }
  if (grouping.filter === undefined) return undefined
  const by = groupings.find(({ isTime }) => isTime)?.id
  return { ...first, [grouping.filter]: key, ...(by === undefined ? {} : { by }) }
}
