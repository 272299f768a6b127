import { useQueryClient } from "@tanstack/react-query"
import { setAnswer } from "@voltread/ui/api/set-answer.ts"
import { type Connection, useServerEvents } from "../live/use-server-events.ts"
import { countsQuery } from "./queries.ts"
import { countsUpdate } from "./status-counts.ts"

/**
 * Keeps the counts of orders up to date. `onChange` is told up to where they have been counted, first when the connection
 * opens.
 */
export const useLiveCounts = (onChange: (position: string) => void): Connection => {
  const queryClient = useQueryClient()
  return useServerEvents("/api/admin/orders/counts/events", "counts", (data) => {
    const update = data === null ? null : countsUpdate(data)
    if (update === null) return
    void setAnswer(queryClient, countsQuery.queryKey, update.counts)
    onChange(update.position)
  })
}
