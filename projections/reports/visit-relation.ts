import { DIMENSIONS, type Dimension } from "./measures.ts"
import { positionOf, type Scope, sumConditions, TIME_KEYS } from "./report-scope.ts"

interface VisitGrouping {
  readonly groupBy: string | null
  readonly dimension: Dimension
  /** The keys are the values of the dimension, rather than times. */
  readonly isKeyed: boolean
}

/**
 * Visits by the values of a dimension: one row `(key, sessions)` for each key; by time, or without keys, all those that
 * have a value of `dimension`. Of the filters, only days and affiliate apply to visits.
 */
export const visitRows = (scope: Scope, { groupBy, dimension, isKeyed }: VisitGrouping): string => {
  const { input, values, isNow } = scope
  const affiliate = input.affiliateId ?? null
  const byAffiliate = dimension === "referred" || dimension === "all" ? "affiliate" : dimension
  const summed = affiliate === null ? dimension : byAffiliate
  const key = (value: string) => (isKeyed ? value : (TIME_KEYS[groupBy ?? ""] ?? "''"))
  // Sums hold the affiliate of their own dimensions only.
  const isSummed = isNow && (affiliate === null || AFFILIATES.has(summed))
  if (isSummed) {
    const mine = affiliate === null ? "" : `and split_part(p.value, chr(31), 1) = ${values.value(affiliate)}`
    const ranges = sumConditions(scope, groupBy, ["month", "day"]).map(
      ({ condition, sign }) =>
        `select p.value, p.day, ${sign} * p.sessions as sessions from read.visit_sum p
         where p.dimension = ${values.value(summed)} and ${condition} ${mine}`,
    )
    return `select ${key("p.value")} as key, sum(p.sessions)::bigint as sessions
      from (${ranges.join(" union all ")}) p group by 1 having sum(p.sessions) <> 0`
  }
  const mine = affiliate === null ? "" : `and p.affiliate_id = ${values.value(affiliate)}`
  return `select ${key(DIMENSIONS[dimension])} as key, count(*) as sessions from read.visit p
    where not p.is_bot and p.position <= ${positionOf(scope)} and ${DIMENSIONS[dimension]} is not null
      and p.day between ${values.value(input.from)}::date and ${values.value(input.to)}::date ${mine} group by 1`
}

const AFFILIATES: ReadonlySet<Dimension> = new Set<Dimension>(["affiliate", "sub_affiliate"])
