import { choiceValue, omitUndefined } from "../search-params/search-value.ts"
import type { ReportDefinition } from "./definitions.ts"
import type { ReportView } from "./report-view.ts"

/** The view without groupings and figures that the report does not have. */
export const knownView = ({ groupings, figures }: ReportDefinition, view: ReportView): ReportView =>
  omitUndefined({
    ...view,
    by: groupings.find(({ id }) => id === view.by)?.id,
    chart: choiceValue(view.chart, figures),
  })

/** The view without what only the server can read: columns to sort by, and where a page begins. */
export const firstPage = ({ sort: _sort, order: _order, after: _after, ...view }: ReportView): ReportView =>
  view
