import { queryOptions } from "@tanstack/react-query"
import { read } from "../session/rest.ts"

/** Who waits to be forgotten, oldest first. */
export const erasuresQuery = queryOptions({
  queryKey: ["erasures"],
  queryFn: async ({ signal }) => {
    const decoder = async () => (await import("./erasure.ts")).decodeRequests
    return (await read(decoder, { method: "GET", path: "/api/admin/erasures", signal }))?.requests ?? []
  },
})
