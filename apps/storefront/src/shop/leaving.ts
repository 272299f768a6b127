import type { Query, QueryClient } from "@tanstack/react-query"
import { personalQueries } from "./personal-queries.ts"

/** First parts of query keys of what else only the account can read. They name the account, so none of it is shown to another. */
const OF_ACCOUNT: ReadonlySet<unknown> = new Set(["saved-products", "saved-searches", "own-review"])

const stopped = {
  predicate: (query: Pick<Query, "queryKey">) =>
    personalQueries.predicate(query) || OF_ACCOUNT.has(query.queryKey[0]),
}

let leave = new AbortController()

/** Runs what ends the session of this tab. What still loads for the shopper is stopped: it would be refused. */
export const leaving = async <Answer>(
  queries: Pick<QueryClient, "cancelQueries">,
  end: () => Promise<Answer>,
): Promise<Answer> => {
  leave.abort()
  try {
    await queries.cancelQueries(stopped)
    return await end()
  } finally {
    leave = new AbortController()
  }
}

/** Aborted once this tab ends its session itself; for what is loaded for the shopper by no query. */
export const untilLeaving = (): AbortSignal => leave.signal

/** Whether this tab ends its session itself: it need not be told that it has ended, and what it sends is refused. */
export const isTabLeaving = (): boolean => leave.signal.aborted
