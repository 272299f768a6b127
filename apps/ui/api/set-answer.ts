import type { InferDataFromTag, QueryClient, QueryKey } from "@tanstack/react-query"

/**
 * Puts what a write was answered with in the place of what is known. A read that is still under way may be older than
 * the write: it is given up, since its answer would bring back what was before.
 */
export const setAnswer = async <Key extends QueryKey>(
  queries: QueryClient,
  queryKey: Key,
  answer: InferDataFromTag<unknown, Key>,
): Promise<void> => {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<unknown, Key>(queryKey, answer)
}
