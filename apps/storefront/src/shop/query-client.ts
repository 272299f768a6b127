import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"

/** Queries stay fresh for a while, so that hydration does not refetch the server's data. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The API client retries by itself.
        retry: false,
        // Asked for, and refused, without a network: a paused query would say nothing until it is back.
        networkMode: "offlineFirst",
        refetchOnWindowFocus: (query) => !(query.state.error instanceof ApiError),
      },
    },
  })
