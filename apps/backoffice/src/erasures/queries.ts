import { queryOptions } from "@tanstack/react-query"
import { Schema } from "effect"
import { read } from "../session/rest.ts"

const Requests = Schema.Struct({
  requests: Schema.Array(
    Schema.Struct({ username: Schema.String, requestedAt: Schema.String, requestedBy: Schema.String }),
  ),
})

/** Who waits to be forgotten, oldest first. */
export const erasuresQuery = queryOptions({
  queryKey: ["erasures"],
  queryFn: async ({ signal }) =>
    (await read(Requests, { method: "GET", path: "/api/admin/erasures", signal }))?.requests ?? [],
})
