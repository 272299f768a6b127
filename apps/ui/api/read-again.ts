import type { QueryClient, QueryKey } from "@tanstack/react-query"

/**
 * Reads again what has changed. `invalidateQueries` takes the answer of a first read that is still under way for the new
 * one, though it may be older than the change: after such a read, it is done once more.
 */
export const readAgain = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  const isFirst = queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
  await queries.invalidateQueries({ queryKey })
  if (isFirst) await queries.invalidateQueries({ queryKey })
}
