import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"

/**
 * Loads a page's data before it renders. Waits on the server, which renders once; in the browser it only starts the
 * request, so that navigation is immediate. A failure shows inside the page, not instead of it.
 */
export const preload = async <Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => {
  const prefetching = queries.prefetchQuery(options)
  if (import.meta.env.SSR) await prefetching
}
