const FINDER_TABS = ["vehicle", "size"] as const
export type FinderTab = (typeof FINDER_TABS)[number]

interface FinderSearch {
  /** The tab that is open; by vehicle where nothing is said. */
  readonly by?: "size"
  /** Id of the product to check; the finder goes back to its page. */
  readonly product?: string
}

export const parseFinder = (search: Record<string, unknown>): FinderSearch => ({
  ...(search.by === "size" && { by: "size" }),
  ...(typeof search.product === "string" && search.product !== "" && { product: search.product }),
})
