import type { QueryClient } from "@tanstack/react-query"
import { personalQueries } from "./personal-queries.ts"

let isLeaving = false

/** Runs what ends the session of this tab. What still loads for the shopper is stopped: it would be refused. */
export const leaving = async <Answer>(
  queries: Pick<QueryClient, "cancelQueries">,
  end: () => Promise<Answer>,
): Promise<Answer> => {
  isLeaving = true
  try {
    await queries.cancelQueries(personalQueries)
    return await end()
  } finally {
    isLeaving = false
  }
}

/** Whether this tab ends its session itself: it need not be told that it has ended, and what it sends is refused. */
export const isTabLeaving = (): boolean => isLeaving
