import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"

/**
 * Has a page's data on hand: waits for it on the server, where the page is written once; in the browser only begins,
 * so that a ticked box or a followed link answers at once. A failure shows in the page, not instead of it.
 */
export const preload = async <Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => {
  const begun = queries.prefetchQuery(options)
  if (import.meta.env.SSR) await begun
}
