import type { ReportQuestion } from "@voltread/domain/contract/report-subscription.ts"
import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import type { ReportInput } from "../generated/reports.ts"
import { omitUndefined } from "../search-params/search-value.ts"
import { type Grouping, isReportName, REPORTS } from "./definitions.ts"
import { type ReportView, reportView } from "./report-view.ts"

/** A report's input without its days. */
export const questionOf = (input: ReportInput): object => {
  const { groupBy, statuses, gateway, category, brand, partner, affiliateId, touch, sort, order } = input
  return omitUndefined({
    groupBy,
    statuses: statuses ?? undefined,
    gateway: gateway ?? undefined,
    category: category ?? undefined,
    brand: brand ?? undefined,
    partner: partner ?? undefined,
    affiliateId: affiliateId ?? undefined,
    touch: touch ?? undefined,
    sort: sort ?? undefined,
    order: order ?? undefined,
  })
}

/** The view that asks the same. */
export const viewOf = ({ groupBy, statuses, affiliateId, ...rest }: ReportQuestion): ReportView =>
  reportView({ ...rest, by: groupBy, status: statuses, affiliate: affiliateId })

/** What the rows of a subscribed report are, as its page calls them. */
export const groupingLabel = (report: string, groupBy: string): string => {
  const groupings: ReadonlyArray<Grouping> = isReportName(report) ? REPORTS[report].groupings : []
  return groupings.find(({ id }) => id === groupBy)?.label ?? groupBy
}

/** The filters of a question, in words. */
export const filtersOf = ({
  statuses = [],
  gateway,
  category,
  brand,
  partner,
  affiliateId,
}: ReportQuestion): string =>
  [
    ...statuses.map(statusLabel),
    gateway === undefined ? undefined : gatewayLabel(gateway),
    category,
    brand,
    partner,
    affiliateId,
  ]
    .filter((value) => value !== undefined)
    .join(", ")
