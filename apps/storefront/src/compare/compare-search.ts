export const MAX_COMPARED = 4

interface CompareSearch {
  /** Ids, in the order of the columns. */
  readonly products?: ReadonlyArray<string> | undefined
}

/** Parses untrusted search params. */
export const parseCompare = (search: Record<string, unknown>): CompareSearch => {
  const ids = [search.products]
    .flat()
    .filter((id): id is string => typeof id === "string" && id !== "" && id.length <= 100)
  return { products: ids.length === 0 ? undefined : [...new Set(ids)].slice(0, MAX_COMPARED) }
}
