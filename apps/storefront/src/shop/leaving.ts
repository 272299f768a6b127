import type { QueryClient } from "@tanstack/react-query"
import { personalQueries } from "./personal-queries.ts"

let leave = new AbortController()

/** Runs what ends the session of this tab. What still loads for the shopper is stopped: it would be refused. */
export const leaving = async <Answer>(
  queries: Pick<QueryClient, "cancelQueries">,
  end: () => Promise<Answer>,
): Promise<Answer> => {
  leave.abort()
  try {
    await queries.cancelQueries(personalQueries)
    return await end()
  } finally {
    leave = new AbortController()
  }
}

/** Aborted once this tab ends its session itself; for what is loaded for the shopper by no query. */
export const untilLeaving = (): AbortSignal => leave.signal

/** Whether this tab ends its session itself: it need not be told that it has ended, and what it sends is refused. */
export const isTabLeaving = (): boolean => leave.signal.aborted
