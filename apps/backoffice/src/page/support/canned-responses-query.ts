import { queryOptions } from "@tanstack/react-query"
import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { read } from "../../session/rest.ts"

export const CANNED_RESPONSES = "/api/admin/canned-responses"

/** All of them, by their names. */
export const cannedResponsesQuery = queryOptions({
  queryKey: ["canned-responses"],
  queryFn: async ({ signal }): Promise<ReadonlyArray<CannedResponse>> => {
    const schema = async () =>
      (await import("@voltread/domain/contract/canned-response.ts")).CannedResponsesData
    return (await read(schema, { method: "GET", path: CANNED_RESPONSES, signal }))?.answers ?? []
  },
  staleTime: 60_000,
})
