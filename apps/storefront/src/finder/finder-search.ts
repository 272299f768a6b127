import { filled } from "../router/search-params.ts"

const FINDER_TABS = ["vehicle", "size"] as const
export type FinderTab = (typeof FINDER_TABS)[number]

interface FinderSearch {
  /** The tab that is open; by vehicle where nothing is said. */
  readonly by?: "size" | undefined
  /** Id of the product to check; the finder goes back to its page. */
  readonly product?: string | undefined
}

export const parseFinder = ({ by, product }: Record<string, unknown>): FinderSearch => ({
  by: filled(by) === "size" ? "size" : undefined,
  product: filled(product),
})
