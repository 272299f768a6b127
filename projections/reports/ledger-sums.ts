import { Schema } from "effect"
import { type Queryable, reading, run } from "../platform/sql.ts"
import { DIMENSION_VALUES } from "./dimension-values.ts"
import type { StoredPosting } from "./ledger-rows.ts"
import { isWide, MEASURE_NAMES, type Measure } from "./measures.ts"

/**
 * Sums of the ledger by day, and again by month, for each value of each dimension, by the status and gateway that the
 * orders have now where there are not too many values. So a report over a year reads about as many rows as it shows,
 * however many orders there were.
 */
export const LEDGER_SUM_DDL = `
  create table if not exists ledger_sum (
    dimension text collate "C",
    grain text collate "C",
    day date,
    value text collate "C",
    status text collate "C",
    gateway_type text collate "C",
    postings bigint not null,
    ${MEASURE_NAMES.map((name) => `${name} bigint not null`).join(", ")},
    primary key (dimension, grain, day, value, status, gateway_type)
  ) with (fillfactor = 70)`

const KEY = ["dimension", "grain", "day", "value", "status", "gateway_type"] as const
const SUMMED = ["postings", ...MEASURE_NAMES]

/** An order's postings, with what its sums are kept by. */
export interface BookedOrder {
  readonly postings: ReadonlyArray<StoredPosting>
  readonly status: string
  readonly gatewayType: string | null
  /** Of its customer. */
  readonly isFirst: boolean
}

/** Each number of a posting on its own; those that count orders are added once for each event and value. */
const amountsOf = (posting: StoredPosting): Readonly<Partial<Record<Measure, number>>> => {
  const isBack = posting.kind === "cancellation" || posting.kind === "return"
  return {
    units: posting.units,
    returned_units: posting.returned_units,
    gross: posting.gross,
    discount: posting.discount,
    returns: posting.returns,
    shipping: posting.shipping,
    tax: posting.tax,
    supplier_cost: posting.supplier_cost,
    credits: isBack ? -posting.supplier_cost : 0,
    lender_take: posting.lender_take,
    affiliate_take: posting.affiliate_take,
    reversals: isBack ? -posting.affiliate_take : 0,
  }
}

const countsOf = ({ kind, milestone }: StoredPosting, isFirst: boolean): ReadonlyArray<Measure> => [
  ...(kind === "sale" ? (isFirst ? (["orders", "new_customers"] as const) : (["orders"] as const)) : []),
  ...(milestone === null ? [] : [milestone]),
]

/** What is added to the sums, and taken out of them, by one batch; what comes to nothing is not written. */
export class SumChanges {
  readonly #days = new Map<string, Map<string, number>>()

  /** `sign` 1: adds what the order's postings come to; -1: takes it out. */
  add({ postings, status, gatewayType, isFirst }: BookedOrder, sign: 1 | -1): void {
    const counted = new Set<string>()
    for (const posting of postings) {
      const amounts = Object.entries(amountsOf(posting))
      const counts = countsOf(posting, isFirst)
      for (const [dimension, valueIn] of DIMENSION_VALUES) {
        const value = valueIn(posting)
        if (value === null) continue
        const sums = this.#sums(
          JSON.stringify([
            dimension,
            posting.day,
            value,
            ...(isWide(dimension) ? ["", ""] : [status, gatewayType ?? "none"]),
          ]),
        )
        const plus = (name: string, amount: number) => sums.set(name, (sums.get(name) ?? 0) + sign * amount)
        plus("postings", 1)
        for (const [name, amount] of amounts) if (amount !== 0) plus(name, amount)
        for (const name of counts) {
          const once = `${posting.revision} ${name} ${dimension} ${value}`
          if (counted.has(once)) continue
          counted.add(once)
          plus(name, 1)
        }
      }
    }
  }

  #sums(key: string): Map<string, number> {
    const known = this.#days.get(key)
    if (known !== undefined) return known
    const sums = new Map<string, number>()
    this.#days.set(key, sums)
    return sums
  }

  /** Writes them. Only what there is has a row, so that the rows do not depend on what there once was. */
  async write(db: Queryable): Promise<void> {
    const rows = this.#rows()
    if (rows.length === 0) return
    const empty = await readEmpty(db, ADD, [JSON.stringify(rows)])
    if (empty.length > 0) await run(db, DROP, [JSON.stringify(empty)])
  }

  #rows(): ReadonlyArray<Record<string, string | number>> {
    const months = new Map<string, Map<string, number>>()
    const rows: Array<Record<string, string | number>> = []
    for (const [key, sums] of this.#days) {
      const [dimension, day, value, status, gatewayType] = decodeKey(key)
      const month = JSON.stringify([dimension, `${day.slice(0, 7)}-01`, value, status, gatewayType])
      const all = months.get(month) ?? new Map<string, number>()
      months.set(month, all)
      for (const [name, amount] of sums) all.set(name, (all.get(name) ?? 0) + amount)
      addRow(rows, "day", key, sums)
    }
    for (const [key, sums] of months) addRow(rows, "month", key, sums)
    return rows
  }
}

const decodeKey = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Tuple([Schema.String, Schema.String, Schema.String, Schema.String, Schema.String]),
  ),
)

const addRow = (
  rows: Array<Record<string, string | number>>,
  grain: string,
  key: string,
  sums: ReadonlyMap<string, number>,
): void => {
  if ([...sums.values()].every((amount) => amount === 0)) return
  const [dimension, day, value, status, gateway_type] = decodeKey(key)
  const amounts = Object.fromEntries(SUMMED.map((name) => [name, sums.get(name) ?? 0]))
  rows.push({ dimension, grain, day, value, status, gateway_type, ...amounts })
}

const ADD = `
  with changed as (
    insert into ledger_sum as known
    select * from json_populate_recordset(null::ledger_sum, $1) order by ${KEY.join(", ")}
    on conflict (${KEY.join(", ")}) do update set
      ${SUMMED.map((name) => `${name} = known.${name} + excluded.${name}`).join(", ")}
    returning ${KEY.join(", ")}, postings
  )
  select ${KEY.join(", ")} from changed where postings = 0`

const DROP = `
  delete from ledger_sum known using json_populate_recordset(null::ledger_sum, $1) gone
  where ${KEY.map((name) => `known.${name} = gone.${name}`).join(" and ")}`

const readEmpty = reading(Schema.Struct(Object.fromEntries(KEY.map((name) => [name, Schema.String]))))
