import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"

/** Queries stay fresh for a while, so that the server's data is not asked for again as soon as the page stands. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The API client has already tried what is worth trying.
        retry: false,
        refetchOnWindowFocus: (query) => !(query.state.error instanceof ApiError),
      },
    },
  })
