import { useQueryClient } from "@tanstack/react-query"
import { usePaced } from "../live/use-paced.ts"
import { type Connection, useServerEvents } from "../live/use-server-events.ts"

/** At most one reload in this many milliseconds, however much is written. */
const PACE = 300

/** Whatever happens in a conversation is loaded again: the lists, and the one that is open. */
export const useLiveChats = (): Connection => {
  const queryClient = useQueryClient()
  const reload = usePaced(() => void queryClient.invalidateQueries({ queryKey: ["chats"] }), PACE)
  return useServerEvents("/api/admin/chats/events", "chat", reload)
}
