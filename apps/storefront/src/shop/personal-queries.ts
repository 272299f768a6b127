import type { Query } from "@tanstack/react-query"

/** First parts of query keys whose data belongs to one user. */
const PERSONAL: ReadonlySet<unknown> = new Set(["account", "order", "quote"])

export const personalQueries = {
  predicate: ({ queryKey }: Pick<Query, "queryKey">) => PERSONAL.has(queryKey[0]),
}
