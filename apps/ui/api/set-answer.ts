import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query"

/**
 * Replaces the cached data by a write's answer. Reads that are under way are canceled: they may have begun before
 * the write and would restore the old data.
 */
export const setAnswer = async <Key extends QueryKey>(
  queries: QueryClient,
  queryKey: Key,
  answer: InferDataFromTag<unknown, Key>,
): Promise<void> => {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<unknown, Key>(queryKey, answer)
}
