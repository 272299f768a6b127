import type { Grouping, ReportDefinition } from "./definitions.ts"
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
  const { sort: _sort, order: _order, after: _after, range: _range, from: _from, to: _to, ...rest } = view
  if (grouping.isTime) {
    const single = groupings.find(({ chartBy }) => chartBy !== undefined)
    const by =
      single?.id ?? (grouping.id === "day" ? undefined : groupings.find(({ id }) => id === "day")?.id)
    const span = spanOf(key, grouping.id)
    // Days are texts: their order is that of the alphabet.
    const [, from = span.from] = [span.from, shown.from].toSorted()
    const [to = span.to] = [span.to, shown.to].toSorted()
    return { ...rest, from, to, by: by ?? grouping.id }
  }
  if (grouping.filter === undefined) return undefined
  const by = groupings.find(({ isTime }) => isTime)?.id
  const { sort: _s, order: _o, after: _a, ...days } = view
  return { ...days, [grouping.filter]: key, ...(by === undefined ? {} : { by }) }
}
