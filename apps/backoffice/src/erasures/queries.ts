import { queryOptions } from "@tanstack/react-query"
import { read } from "../session/rest.ts"

/** Open erasure requests, oldest first. */
export const erasuresQuery = queryOptions({
  queryKey: ["erasures"],
  queryFn: async ({ signal }) => {
    const schema = async () => (await import("@voltread/domain/contract/erasure.ts")).ErasureRequestsData
    return (await read(schema, { method: "GET", path: "/api/admin/erasures", signal }))?.requests ?? []
  },
})
