import { FACET_NAMES } from "@voltread/domain/catalogue/facet-names.ts"
import { type FacetKind, kindOf } from "@voltread/domain/catalogue/facets.ts"
import { sizeKey } from "@voltread/domain/catalogue/tire-match.ts"
import type { TireDimensions } from "@voltread/domain/catalogue/tire-size.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { parseBoltPattern, type Wheel } from "@voltread/domain/catalogue/wheel.ts"
import { Result } from "effect"
import { type Column, ColumnBuilder, NumberBuilder } from "./column.ts"
import { FACETS } from "./facet-kinds.ts"
import type { IndexRow } from "./index-row.ts"
import { type Partition, type RowRange, toPartition } from "./partition.ts"
import { type SortOrder, sortOrderOf } from "./sort-order.ts"

/** Ascending: the most popular, best selling, best rated and newest come last. */
export type SortOrderName = "popular" | "bestSelling" | "price" | "rating" | "newest"

/**
 * All live products as columns in memory, some 80 bytes each: the data to filter, count and sort them by. Postgres
 * takes 150 ms to count twenty facets of a hundred thousand rows, this takes one. The names and prices that shoppers
 * see are read from Postgres by number, so that they are current.
 */
export interface SearchIndex {
  readonly size: number
  /** `product.number` of each row. */
  readonly numbers: Float64Array
  /** Cents. */
  readonly prices: Float64Array
  /** 1 where in stock; an array of the same type as codes. */
  readonly inStock: Uint16Array
  readonly partitions: ReadonlyArray<Partition>
  readonly facets: ReadonlyMap<FacetKind, Column>
  /** Codes of `tireSizes` and of `wheelShapes`. */
  readonly tireCodes: Column["codes"]
  readonly wheelCodes: Column["codes"]
  /** By code; undefined for products that are no tire or wheel, or whose size cannot be parsed. */
  readonly tireSizes: ReadonlyArray<TireDimensions | undefined>
  readonly wheelShapes: ReadonlyArray<Wheel | undefined>
  /** The product line of each row; none for products without one. */
  readonly lines: Column
  readonly sortOrders: Readonly<Record<SortOrderName, SortOrder>>
  readonly rowOf: (number: number) => number | undefined
}

/** Builds an index of rows in the order of `INDEX_ROWS`. */
export class SearchIndexBuilder {
  private readonly numbers = new NumberBuilder()
  private readonly prices = new NumberBuilder()
  private readonly reviews = new NumberBuilder()
  private readonly ratings = new NumberBuilder()
  private readonly stocked = new NumberBuilder()
  private readonly facets = FACET_NAMES.map((name) => ({ kind: kindOf(name), column: new ColumnBuilder() }))
  private readonly tireSizes = new ColumnBuilder()
  private readonly wheelShapes = new ColumnBuilder()
  private readonly lines = new ColumnBuilder()
  private readonly sizeKeys = new Map<string, ReadonlyArray<string>>()
  private readonly ranges: Array<RowRange> = []
  private size = 0

  push(row: IndexRow): void {
    this.numbers.push(row.number)
    this.prices.push(row.sale_price)
    this.reviews.push(row.review_count)
    this.ratings.push(ratingKey(row))
    this.stocked.push(row.in_stock ? 1 : 0)
    for (const { kind, column } of this.facets) column.push(FACETS[kind].valuesOf(row))
    this.tireSizes.push(row.tire_size === null ? [] : this.keyOf(row.tire_size))
    this.wheelShapes.push(shapeOf(row))
    this.lines.push(row.line_id === null ? [] : [row.line_id])
    const { product_type: productType, category } = row
    const last = this.ranges.at(-1)
    this.size += 1
    if (last?.productType === productType && last.category === category) {
      this.ranges[this.ranges.length - 1] = { ...last, to: this.size }
    } else {
      this.ranges.push({ productType, category, from: this.size - 1, to: this.size })
    }
  }

  private keyOf(size: string): ReadonlyArray<string> {
    const known = this.sizeKeys.get(size)
    if (known !== undefined) return known
    const dimensions = dimensionsOf(size)
    const key = dimensions === undefined ? [] : [sizeKey(dimensions)]
    this.sizeKeys.set(size, key)
    return key
  }

  /** An index without sales: `withSales` adds them. */
  finish(): SearchIndex {
    const numbers = this.numbers.finish()
    const prices = this.prices.finish()
    const newest = sortOrderOf(numbers)
    const popular = sortOrderOf(this.reviews.finish())
    const price = sortOrderOf(prices)
    const tires = this.tireSizes.finish()
    const wheels = this.wheelShapes.finish()
    return {
      size: this.size,
      numbers,
      prices,
      inStock: Uint16Array.from(this.stocked.finish()),
      partitions: this.ranges.map((range) => toPartition(range, price)),
      facets: new Map(this.facets.map(({ kind, column }) => [kind, column.finish()])),
      tireCodes: tires.codes,
      tireSizes: tires.values.map(([size]) => dimensionsOf(size)),
      wheelCodes: wheels.codes,
      wheelShapes: wheels.values.map(wheelOf),
      lines: this.lines.finish(),
      sortOrders: {
        popular,
        bestSelling: popular,
        price,
        rating: sortOrderOf(this.ratings.finish()),
        newest,
      },
      rowOf: (number) => rowOf(numbers, newest, number),
    }
  }
}

const REVIEWS_STEP = 2 ** 20

/** By stars in twentieths, then by the number of reviews; unrated products come last. */
const ratingKey = ({ review_average: average, review_count: count }: IndexRow): number =>
  average === null ? 0 : Math.round(average * 20) * REVIEWS_STEP + Math.min(count, REVIEWS_STEP - 1)

const dimensionsOf = (size: string | undefined): TireDimensions | undefined =>
  size === undefined ? undefined : Result.getOrUndefined(parseTireSize(size))?.dimensions

/** The measures that decide whether a wheel fits. */
const shapeOf = (row: IndexRow): ReadonlyArray<string> =>
  row.bolt_patterns === null
    ? []
    : [
        ...[row.hub_bore, row.wheel_diameter, row.wheel_width, row.wheel_offset].map(String),
        ...row.bolt_patterns,
      ]

const wheelOf = ([bore, diameter, width, offset, ...patterns]: ReadonlyArray<string>): Wheel | undefined => {
  const boltPatterns = patterns.flatMap((pattern) =>
    Result.getOrElse(Result.map(parseBoltPattern(pattern), Array.of), () => []),
  )
  return boltPatterns.length === 0
    ? undefined
    : {
        boltPatterns,
        hubBoreMm: Number(bore),
        diameterIn: Number(diameter),
        widthIn: Number(width),
        offsetMm: Number(offset),
      }
}

const rowOf = (numbers: Float64Array, { rows }: SortOrder, number: number): number | undefined => {
  let [low, high] = [0, rows.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const row = rows[middle] ?? 0
    const found = numbers[row] ?? 0
    if (found === number) return row
    if (found < number) low = middle + 1
    else high = middle - 1
  }
  return undefined
}
