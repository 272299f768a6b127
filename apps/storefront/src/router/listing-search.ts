import { FACET_NAMES, type FacetName } from "@voltread/domain/catalogue/facet-names.ts"
export const SORTS = ["relevance", "price_asc", "price_desc", "rating", "best_selling", "newest"] as const
export type Sort = (typeof SORTS)[number]

/** Spec §9, page sizes. */
export const PAGE_SIZES = [12, 24, 36, 48, 50] as const
export const DEFAULT_PAGE_SIZE = 24

/** Search params of a listing; defaults are undefined. */
export interface ListingSearch
  extends Readonly<Partial<Record<FacetName, ReadonlyArray<string> | undefined>>> {
  readonly q?: string | undefined
  /** Id of the vehicle that everything must fit. */
  readonly vehicle?: string | undefined
  /** Index of the vehicle's size, 0 being the original; undefined for all of them. */
  readonly fitment?: number | undefined
  /** Size of the tires, in any spelling. */
  readonly tireSize?: string | undefined
  /** Whole dollars. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly stock?: true | undefined
  readonly sort?: Exclude<Sort, "relevance"> | undefined
  readonly page?: number | undefined
  readonly size?: number | undefined
}

const MAX_VALUES = 40
const MAX_TEXT = 200

const cleaned = (value: unknown): string => String(value).trim().slice(0, MAX_TEXT).toWellFormed()

const texts = (value: unknown): ReadonlyArray<string> | undefined => {
  const all = new Set([value ?? ""].flat().map(cleaned).filter(Boolean))
  return all.size === 0 ? undefined : [...all].slice(0, MAX_VALUES)
}

/** A text with commas comes as a list. */
const oneText = (value: unknown): string | undefined => cleaned([value].flat()) || undefined

const whole = (value: unknown, minimum: number, maximum: number): number | undefined => {
  const number = /^\d{1,7}$/.test(String(value)) ? Number(value) : Number.NaN
  return number >= minimum && number <= maximum ? number : undefined
}

/**
 * Parses untrusted search params, and turns prices in the wrong order around. Invalid values are undefined, not left out: the
 * router lays what is parsed over the address, whose own values would reach the page otherwise.
 */
export const parseListing = (search: Record<string, unknown>): ListingSearch => {
  const vehicle = oneText(search.vehicle)
  const from = whole(search.min, 1, 9_999_999)
  const to = whole(search.max, 1, 9_999_999)
  const [min, max] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  const sort = SORTS.find((known) => known === search.sort)
  const size = PAGE_SIZES.find((known) => String(known) === String(search.size))
  return {
    q: oneText(search.q),
    vehicle,
    fitment: vehicle === undefined ? undefined : whole(search.fitment, 0, 99),
    tireSize: oneText(search.tireSize),
    ...Object.fromEntries(FACET_NAMES.map((facet) => [facet, texts(search[facet])])),
    min,
    max,
    stock: ["true", "1"].includes(String(search.stock)) || undefined,
    sort: sort === "relevance" ? undefined : sort,
    page: whole(search.page, 2, 10_000),
    size: size === DEFAULT_PAGE_SIZE ? undefined : size,
  }
}
