import { Schema } from "effect"
import { type Queryable, reading, run } from "../platform/sql.ts"
import { DIMENSION_VALUES } from "./dimension-values.ts"
import type { StoredPosting } from "./ledger-rows.ts"
import { grainsOf, isWide, MEASURE_NAMES, type Measure } from "./measures.ts"
import { isGivenBack } from "./posting.ts"
import { firstDayOf, type Grain, type LongerGrain } from "./sum-ranges.ts"

/**
 * Sums of the ledger by day and month, and those with many values also by ten days and by year, for each value of each
 * dimension; where there are not too many values, also by the current status and gateway of the orders. So a report
 * over a year reads about as many rows as it shows, however many orders there were.
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
const SUMMED = ["postings", ...MEASURE_NAMES] as const

/** An order's postings, with the keys of its sums. */
export interface BookedOrder {
  readonly postings: ReadonlyArray<StoredPosting>
  readonly status: string
  readonly gatewayType: string | null
  /** The order is its customer's first. */
  readonly isFirst: boolean
}

type Summed = "postings" | Measure

const PLACES: ReadonlyMap<Summed, number> = new Map(SUMMED.map((name, place) => [name, place]))

/** Each number of a posting separately; those that count orders are added once for each event and value. */
const amountsOf = (posting: StoredPosting): ReadonlyArray<readonly [Summed, number]> => {
  const isBack = isGivenBack(posting)
  const amounts: ReadonlyArray<readonly [Summed, number]> = [
    ["postings", 1],
    ["units", posting.units],
    ["returned_units", posting.returned_units],
    ["gross", posting.gross],
    ["order_value", isBack ? 0 : posting.gross - posting.discount],
    ["discount", posting.discount],
    ["returns", posting.returns],
    ["shipping", posting.shipping],
    ["tax", posting.tax],
    ["supplier_cost", posting.supplier_cost],
    ["credits", isBack ? -posting.supplier_cost : 0],
    ["lender_take", posting.lender_take],
    ["affiliate_take", posting.affiliate_take],
    ["reversals", isBack ? -posting.affiliate_take : 0],
  ]
  return amounts.filter(([, amount]) => amount !== 0)
}

const countsOf = ({ kind, milestone }: StoredPosting, isFirst: boolean): ReadonlyArray<Measure> => [
  ...(kind === "sale" ? (["orders"] as const) : []),
  ...(kind === "sale" && isFirst ? (["new_customers"] as const) : []),
  ...(milestone === null ? [] : [milestone]),
]

/** The key of one sum. */
interface SumKey {
  readonly dimension: string
  readonly day: string
  readonly value: string
  readonly status: string
  readonly gateway_type: string
}

interface Sum extends SumKey {
  /** In the order of `SUMMED`. */
  readonly amounts: Array<number>
}

class Sums {
  readonly #known = new Map<string, Sum>()

  at(key: SumKey): Array<number> {
    // No text in Postgres can contain a NUL.
    const id = `${key.dimension}\0${key.day}\0${key.value}\0${key.status}\0${key.gateway_type}`
    const known = this.#known.get(id)
    if (known !== undefined) return known.amounts
    const amounts = SUMMED.map(() => 0)
    this.#known.set(id, { ...key, amounts })
    return amounts
  }

  values(): Iterable<Sum> {
    return this.#known.values()
  }
}

const plus = (sums: Array<number>, name: Summed, amount: number): void => {
  const place = PLACES.get(name) ?? 0
  sums[place] = (sums[place] ?? 0) + amount
}

/** Changes of the sums by one batch; changes that cancel out are not written. */
export class SumChanges {
  readonly #days = new Sums()

  /** `sign` 1: adds the order's postings; -1: subtracts them. */
  add({ postings, status, gatewayType, isFirst }: BookedOrder, sign: 1 | -1): void {
    const counted = new Set<string>()
    for (const posting of postings) {
      const amounts = amountsOf(posting)
      const counts = countsOf(posting, isFirst)
      for (const [dimension, valueIn] of DIMENSION_VALUES) {
        const value = valueIn(posting)
        if (value === null) continue
        const sums = this.#days.at({
          dimension,
          day: posting.day,
          value,
          ...(isWide(dimension)
            ? { status: "", gateway_type: "" }
            : { status, gateway_type: gatewayType ?? "none" }),
        })
        for (const [name, amount] of amounts) plus(sums, name, sign * amount)
        for (const name of counts) {
          const once = `${posting.revision} ${name} ${dimension} ${value}`
          if (counted.has(once)) continue
          counted.add(once)
          plus(sums, name, sign)
        }
      }
    }
  }

  /** Writes the changes. A sum of zero has no row, so that a rebuild gives the same rows. */
  async write(db: Queryable): Promise<void> {
    const rows = this.#rows()
    if (rows.length === 0) return
    const empty = await readEmpty(db, ADD, [JSON.stringify(rows)])
    if (empty.length > 0) await run(db, DROP, [empty.map(({ place }) => place)])
  }

  #rows(): ReadonlyArray<Row> {
    return [
      ...rowsOf("day", this.#days),
      ...(["ten_days", "month", "year"] as const).flatMap((grain) => rowsOf(grain, this.#longer(grain))),
    ]
  }

  #longer(grain: LongerGrain): Sums {
    const longer = new Sums()
    for (const { amounts, ...key } of this.#days.values()) {
      if (!grainsOf(key.dimension).includes(grain)) continue
      const sums = longer.at({ ...key, day: firstDayOf(grain, key.day) })
      for (const [place, amount] of amounts.entries()) sums[place] = (sums[place] ?? 0) + amount
    }
    return longer
  }
}

type Row = Readonly<Record<string, string | number>>

/** Drops zeros; most measures are zero. */
const rowsOf = (grain: Grain, sums: Sums): ReadonlyArray<Row> =>
  [...sums.values()].flatMap(({ amounts, ...key }) => {
    if (amounts.every((amount) => amount === 0)) return []
    const row: Record<string, string | number> = { ...key, grain }
    for (const [place, name] of SUMMED.entries()) {
      const amount = amounts[place]
      if (amount !== undefined && amount !== 0) row[name] = amount
    }
    return [row]
  })

const ADD = `
  with changed as (
    insert into ledger_sum as known
    select ${KEY.join(", ")}, ${SUMMED.map((name) => `coalesce(${name}, 0)`).join(", ")}
    from json_populate_recordset(null::ledger_sum, $1) order by ${KEY.join(", ")}
    on conflict (${KEY.join(", ")}) do update set
      ${SUMMED.map((name) => `${name} = known.${name} + excluded.${name}`).join(", ")}
    returning ctid as place, postings
  )
  select place::text from changed where postings = 0`

/** By their places, which are those of this transaction: to find them by their keys takes as long as to add them. */
const DROP = "delete from ledger_sum where ctid = any ($1::tid[]) and postings = 0"

const readEmpty = reading(Schema.Struct({ place: Schema.String }))
