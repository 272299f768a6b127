import { FACET_NAMES, type FacetName } from "@voltread/domain/catalogue/facet-names.ts"
export const SORTS = ["relevance", "price_asc", "price_desc", "rating", "best_selling", "newest"] as const
export type Sort = (typeof SORTS)[number]

/** Spec §9, page sizes. */
export const PAGE_SIZES = [12, 24, 36, 48, 50] as const
export const DEFAULT_PAGE_SIZE = 24

/** Search params of a listing; defaults are left out. */
export interface ListingSearch extends Readonly<Partial<Record<FacetName, ReadonlyArray<string>>>> {
  readonly q?: string
  /** Id of the vehicle that everything must fit. */
  readonly vehicle?: string
  /** Index of the vehicle's size, 0 being the original; absent for all of them. */
  readonly fitment?: number
  /** Size of the tires, in any spelling. */
  readonly tireSize?: string
  /** Whole dollars. */
  readonly min?: number
  readonly max?: number
  readonly stock?: boolean
  readonly sort?: Exclude<Sort, "relevance">
  readonly page?: number
  readonly size?: number
}

const MAX_VALUES = 40
const MAX_TEXT = 200

const texts = (value: unknown): ReadonlyArray<string> => {
  const list = Array.isArray(value) ? value : [value]
  const strings = list.filter((each): each is string => typeof each === "string" && each.trim() !== "")
  return [...new Set(strings.map((each) => each.trim().slice(0, MAX_TEXT).toWellFormed()))].slice(
    0,
    MAX_VALUES,
  )
}

const oneText = (value: unknown): string | undefined => {
  const text = (Array.isArray(value) ? value.join(",") : value) ?? ""
  return typeof text === "string" && text.trim() !== ""
    ? text.trim().slice(0, MAX_TEXT).toWellFormed()
    : undefined
}

const whole = (value: unknown, minimum: number, maximum: number): number | undefined => {
  const text = typeof value === "number" ? String(value) : value
  if (typeof text !== "string" || !/^\d{1,7}$/.test(text)) return undefined
  const number = Number(text)
  return number >= minimum && number <= maximum ? number : undefined
}

/** Parses untrusted search params; invalid values are dropped, and prices in the wrong order are turned around. */
export const parseListing = (search: Record<string, unknown>): ListingSearch => {
  const q = oneText(search.q)
  const vehicle = oneText(search.vehicle)
  const fitment = whole(search.fitment, 0, 99)
  const tireSize = oneText(search.tireSize)
  const from = whole(search.min, 1, 9_999_999)
  const to = whole(search.max, 1, 9_999_999)
  const [min, max] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  const sort = SORTS.find((known) => known === search.sort)
  const page = whole(search.page, 2, 10_000)
  const size = PAGE_SIZES.find((known) => String(known) === String(search.size))
  const chosen = FACET_NAMES.flatMap((facet) => {
    const values = texts(search[facet])
    return values.length === 0 ? [] : [[facet, values] as const]
  })
  return {
    ...(q !== undefined && { q }),
    ...(vehicle !== undefined && { vehicle }),
    ...(vehicle !== undefined && fitment !== undefined && { fitment }),
    ...(tireSize !== undefined && { tireSize }),
    ...Object.fromEntries(chosen),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...((search.stock === true || search.stock === "true" || search.stock === "1") && { stock: true }),
    ...(sort !== undefined && sort !== "relevance" && { sort }),
    ...(page !== undefined && { page }),
    ...(size !== undefined && size !== DEFAULT_PAGE_SIZE && { size }),
  }
}
