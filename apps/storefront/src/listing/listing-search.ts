export const SORTS = ["relevance", "price_asc", "price_desc", "rating", "newest"] as const
export type Sort = (typeof SORTS)[number]

/** Spec §9, page sizes; products stand in rows of two, three or four. */
export const PAGE_SIZES = [12, 24, 36, 48] as const
export const DEFAULT_PAGE_SIZE = 24

/** What of a listing stands in its address. Whatever is at its default is left out. */
export interface ListingSearch {
  readonly q?: string
  readonly category?: ReadonlyArray<string>
  readonly brand?: ReadonlyArray<string>
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
  return [...new Set(strings.map((each) => each.trim().slice(0, MAX_TEXT)))].slice(0, MAX_VALUES)
}

const oneText = (value: unknown): string | undefined => {
  const text = (Array.isArray(value) ? value.join(",") : value) ?? ""
  return typeof text === "string" && text.trim() !== "" ? text.trim().slice(0, MAX_TEXT) : undefined
}

const whole = (value: unknown, minimum: number, maximum: number): number | undefined => {
  const text = typeof value === "number" ? String(value) : value
  if (typeof text !== "string" || !/^\d{1,7}$/.test(text)) return undefined
  const number = Number(text)
  return number >= minimum && number <= maximum ? number : undefined
}

/** Reads an address that anyone may have typed: what makes no sense is as if it were not there. */
export const parseListing = (search: Record<string, unknown>): ListingSearch => {
  const q = oneText(search.q)
  const category = texts(search.category)
  const brand = texts(search.brand)
  const min = whole(search.min, 1, 9_999_999)
  const max = whole(search.max, 1, 9_999_999)
  const sort = SORTS.find((known) => known === search.sort)
  const page = whole(search.page, 2, 10_000)
  const size = PAGE_SIZES.find((known) => String(known) === String(search.size))
  return {
    ...(q !== undefined && { q }),
    ...(category.length > 0 && { category }),
    ...(brand.length > 0 && { brand }),
    ...(min !== undefined && (max === undefined || min <= max) && { min }),
    ...(max !== undefined && { max }),
    ...((search.stock === true || search.stock === "true" || search.stock === "1") && { stock: true }),
    ...(sort !== undefined && sort !== "relevance" && { sort }),
    ...(page !== undefined && { page }),
    ...(size !== undefined && size !== DEFAULT_PAGE_SIZE && { size }),
  }
}

/** The same listing with other filters: back at its first page. */
export const refined = (
  search: ListingSearch,
  change: { readonly [K in keyof ListingSearch]?: unknown },
): ListingSearch => {
  const { page: _, ...rest } = search
  return parseListing({ ...rest, ...change })
}

/** The same listing at another of its pages. */
export const onPage = (search: ListingSearch, page: number): ListingSearch =>
  parseListing({ ...search, page })

/** Adds a value to a list or takes it out. */
export const toggled = (list: ReadonlyArray<string> | undefined, value: string): ReadonlyArray<string> =>
  list?.includes(value) === true ? list.filter((each) => each !== value) : [...(list ?? []), value]

/** Everything but the words and the order of sorting, that is, all that chips can remove. */
export const cleared = (search: ListingSearch): ListingSearch => ({
  ...(search.q !== undefined && { q: search.q }),
  ...(search.sort !== undefined && { sort: search.sort }),
  ...(search.size !== undefined && { size: search.size }),
})

/** The search as the API takes it. A category page asks within its category unless the shopper narrowed it down. */
export const searchInput = (search: ListingSearch, withinCategory?: string) => ({
  query: search.q ?? null,
  categories:
    search.category !== undefined
      ? [...search.category]
      : withinCategory === undefined
        ? null
        : [withinCategory],
  brands: search.brand === undefined ? null : [...search.brand],
  minPrice: search.min ?? null,
  maxPrice: search.max ?? null,
  inStock: search.stock ?? null,
  sort: search.sort ?? "relevance",
  pageNumber: search.page ?? 1,
  pageSize: search.size ?? DEFAULT_PAGE_SIZE,
})
