import type { Grouping, ReportDefinition } from "./definitions.ts"
import { spanOf } from "./range.ts"
import type { ReportView } from "./report-view.ts"

/**
 * The view of what a row, or a bar, is made of: its days, one by one where it has several, or the orders of its value.
 * Undefined where nothing finer can be shown.
 */
export const drilled = (
  { groupings }: ReportDefinition,
  grouping: Grouping,
  view: ReportView,
  key: string,
): ReportView | undefined => {
  const { sort: _sort, order: _order, after: _after, range: _range, from: _from, to: _to, ...rest } = view
  if (grouping.isTime) {
    const single = groupings.find(({ chartBy }) => chartBy !== undefined)
    const by =
      single?.id ?? (grouping.id === "day" ? undefined : groupings.find(({ id }) => id === "day")?.id)
    return { ...rest, ...spanOf(key, grouping.id), by: by ?? grouping.id }
  }
  if (grouping.filter === undefined) return undefined
  const by = groupings.find(({ isTime }) => isTime)?.id
  const { sort: _s, order: _o, after: _a, ...days } = view
  return { ...days, [grouping.filter]: key, ...(by === undefined ? {} : { by }) }
}
