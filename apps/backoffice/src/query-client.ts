import { QueryClient } from "@tanstack/react-query"

/**
 * The API client retries by itself, so queries do not. Both go on without a network: paused ones would say nothing, and a
 * command would be sent when nobody thinks of it anymore.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, networkMode: "offlineFirst" },
    mutations: { retry: false, networkMode: "always" },
  },
})
