export const FINDER_TABS = ["vehicle", "size"] as const
export type FinderTab = (typeof FINDER_TABS)[number]

export interface FinderSearch {
  /** The tab that is open; by vehicle where nothing is said. */
  readonly by?: "size"
  /** Id of the product of which the shopper asks whether it fits; its page is gone back to. */
  readonly product?: string
}

export const parseFinder = (search: Record<string, unknown>): FinderSearch => ({
  ...(search.by === "size" && { by: "size" }),
  ...(typeof search.product === "string" && search.product !== "" && { product: search.product }),
})
