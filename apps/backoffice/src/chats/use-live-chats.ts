import { useQueryClient } from "@tanstack/react-query"
import { type Connection, useServerEvents } from "../live/use-server-events.ts"
import { useThrottled } from "../live/use-throttled.ts"

/** At most one reload in this many milliseconds, however much is written. */
const RELOAD_INTERVAL_MS = 300

/** Whatever happens in a conversation is loaded again: the lists, and the one that is open. */
export const useLiveChats = (): Connection => {
  const queryClient = useQueryClient()
  const reload = useThrottled(
    () => void queryClient.invalidateQueries({ queryKey: ["chats"] }),
    RELOAD_INTERVAL_MS,
  )
  return useServerEvents("/api/admin/chats/events", "chat", reload)
}
