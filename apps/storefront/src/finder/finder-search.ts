export const FINDER_TABS = ["vehicle", "size"] as const
export type FinderTab = (typeof FINDER_TABS)[number]

export interface FinderSearch {
  /** The tab that is open; by vehicle where nothing is said. */
  readonly by?: "size"
}

export const parseFinder = (search: Record<string, unknown>): FinderSearch =>
  search.by === "size" ? { by: "size" } : {}
