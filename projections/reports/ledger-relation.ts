import {
  DIMENSIONS,
  type Dimension,
  grainsOf,
  isWide,
  MEASURES,
  type Measure,
  PART_SEPARATOR,
} from "./measures.ts"
import type { ReportInput } from "./report.ts"
import { positionOf, type Scope, sumConditions, TIME_KEYS } from "./report-scope.ts"

/** A report's request to the ledger. */
interface LedgerQuestion {
  /** The dimension whose values are the row keys; absent when grouped by time or gateway. */
  readonly dimension?: Dimension
  /** Limits the report to orders that have a value of this dimension; absent: every order. */
  readonly base?: Dimension
  readonly measures: ReadonlyArray<Measure>
}

/** Filters that are dimensions of the sums. */
const FILTERS = [
  ["category", "category"],
  ["brand", "brand"],
  ["partner", "partner"],
  ["affiliateId", "affiliate"],
] as const satisfies ReadonlyArray<readonly [keyof ReportInput, Dimension]>

interface Filter {
  readonly dimension: Dimension
  readonly value: string
}

const filtersOf = (input: ReportInput): ReadonlyArray<Filter> =>
  FILTERS.flatMap(([name, dimension]) => {
    const value = input[name]
    return value == null ? [] : [{ dimension, value }]
  })

/**
 * Rows `(key, status, measures)` of the ledger in a scope, possibly several for a key: from the sums where they can
 * answer, otherwise from the postings. `key` is the value of the dimension, or that of `groupBy`; without either all
 * rows have the same key.
 */
const ledgerRelation = (scope: Scope, groupBy: string | null, question: LedgerQuestion): string => {
  const { dimension, base = "all" } = question
  const { input } = scope
  const summed = scope.isNow ? summedBy(filtersOf(input), dimension, base) : null
  const isOfSomeOrders = (input.statuses ?? []).length > 0 || input.gateway != null
  return summed === null || (isOfSomeOrders && isWide(summed.dimension))
    ? fromPostings(scope, groupBy, question)
    : fromSums(scope, groupBy, summed, question)
}

interface Summed {
  readonly dimension: Dimension
  /** SQL about `p.value`; `$` stands for the value. */
  readonly condition: string | null
  readonly value: string | null
}

/** The sums that can answer the request, if any. */
const summedBy = (
  filters: ReadonlyArray<Filter>,
  dimension: Dimension | undefined,
  base: Dimension,
): Summed | null => {
  const [filter, ...others] = filters
  if (others.length > 0) return null
  const wanted = dimension ?? base
  if (filter === undefined) return { dimension: wanted, condition: null, value: null }
  if (filter.dimension === wanted) return { dimension: wanted, condition: "p.value = $", value: filter.value }
  if (filter.dimension === "affiliate" && dimension === "sub_affiliate")
    return { dimension, condition: `split_part(p.value, ${PART_SEPARATOR}, 1) = $`, value: filter.value }
  if (dimension === undefined && isWithin(filter.dimension, base))
    return { dimension: filter.dimension, condition: "p.value = $", value: filter.value }
  return null
}

/** Whether every order with a value of the one dimension also has one of the other. */
const isWithin = (dimension: Dimension, base: Dimension): boolean =>
  base === "all" || (base === "referred" && dimension === "affiliate")

const keyOf = (groupBy: string | null, gateway: string): string =>
  groupBy === "gateway" ? gateway : (TIME_KEYS[groupBy ?? ""] ?? "''")

const fromSums = (
  scope: Scope,
  groupBy: string | null,
  { dimension, condition, value }: Summed,
  question: LedgerQuestion,
): string => {
  const { values } = scope
  const conditions = [
    `p.dimension = ${values.value(dimension)}`,
    ...(condition === null ? [] : [condition.replace("$", values.value(value))]),
    ...orderConditions(scope, "p"),
  ]
  const key = question.dimension === undefined ? keyOf(groupBy, "p.gateway_type") : "p.value"
  const sums = sumConditions(scope, groupBy, grainsOf(dimension)).map(
    ({ condition: range, sign }) => `select ${key} as key, p.status, ${question.measures
      .map((name) => (sign === 1 ? `p.${name}` : `-p.${name} as ${name}`))
      .join(", ")}
    from read.ledger_sum p where ${[...conditions, range].join(" and ")}`,
  )
  return [...sums, added(groupBy, question, pendingPostings(scope, question))].join(" union all ")
}

const fromPostings = (scope: Scope, groupBy: string | null, question: LedgerQuestion): string =>
  added(groupBy, question, postings(scope, question.dimension ?? question.base ?? "all"))

/** The measures of these postings, by key and status. */
const added = (
  groupBy: string | null,
  { dimension, measures }: LedgerQuestion,
  fromAndWhere: string,
): string => {
  const key =
    dimension === undefined ? keyOf(groupBy, "coalesce(s.gateway_type, 'none')") : DIMENSIONS[dimension]
  return `select ${key} as key, s.status,
      ${measures.map((name) => `(${MEASURES[name]})::bigint as ${name}`).join(",\n      ")}
    ${fromAndWhere} group by 1, 2`
}

/** Postings `p` that have a value of a dimension, with the period `s` and the customer's order `c` of each: from, and where. */
export const postings = (scope: Scope, dimension: Dimension): string => {
  const asOf = positionOf(scope)
  return `from read.revenue_posting p
    join read.order_status_period s on s.order_id = p.order_id and s.from_position <= ${asOf}
      and (s.until_position is null or s.until_position > ${asOf})
    join read.customer_order c on c.order_id = p.order_id
    where p.position <= ${asOf} and ${conditionsOf(scope, dimension)}`
}

/** The same for now, of the orders that are not in the sums. */
const pendingPostings = (scope: Scope, { dimension, base = "all" }: LedgerQuestion): string =>
  `from read.ledger_pending n
    join read.revenue_posting p on p.order_id = n.order_id
    join read.order_status_period s on s.order_id = n.order_id and s.until_position is null
    join read.customer_order c on c.order_id = n.order_id
    where ${conditionsOf(scope, dimension ?? base)}`

const conditionsOf = (scope: Scope, dimension: Dimension): string => {
  const { input, values } = scope
  return [
    `p.day between ${values.value(input.from)}::date and ${values.value(input.to)}::date`,
    `${DIMENSIONS[dimension]} is not null`,
    ...filtersOf(input).map(({ dimension: name, value }) => `${DIMENSIONS[name]} = ${values.value(value)}`),
    ...orderConditions(scope, "s"),
  ].join(" and ")
}

/** The filters by what an order is now, on the relation that has it. */
const orderConditions = ({ input, values }: Scope, relation: "p" | "s"): ReadonlyArray<string> => [
  ...(input.statuses == null || input.statuses.length === 0
    ? []
    : [`${relation}.status = any (${values.value(input.statuses)}::text[])`]),
  ...(input.gateway == null ? [] : [`${relation}.gateway_type = ${values.value(input.gateway)}`]),
]

const sumsOf = ({ measures }: LedgerQuestion): ReadonlyArray<string> =>
  measures.map((name) => `coalesce(sum(l.${name}), 0)::bigint as ${name}`)

/** One row for each key with any figure. `extra`: further sums, by name, over rows of the relation `l`. */
export const ledgerRows = (
  scope: Scope,
  groupBy: string | null,
  question: LedgerQuestion,
  extra: Readonly<Record<string, string>> = {},
): string =>
  `select ${[
    "l.key",
    ...sumsOf(question),
    ...Object.entries(extra).map(([name, sql]) => `${sql} as ${name}`),
  ].join(", ")}
   from (${ledgerRelation(scope, groupBy, question)}) l group by l.key
   having ${question.measures.map((name) => `sum(l.${name}) <> 0`).join(" or ")}`

/** The totals as one row. An order with lines of two categories counts once. */
export const ledgerTotals = (scope: Scope, { dimension: _, ...question }: LedgerQuestion): string =>
  `select ${sumsOf(question).join(", ")}
   from (${ledgerRelation(scope, null, question)}) l`
