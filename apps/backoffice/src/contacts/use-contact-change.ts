import { useQueryClient } from "@tanstack/react-query"
import { type Changes, useChange } from "../session/use-change.ts"
import { CONTACTS_CHANGED } from "./queries.ts"

/** As `useChange`, for a message: what is refused since somebody has written meanwhile shows what they wrote. */
export const useContactChange = (): Changes => {
  const queryClient = useQueryClient()
  const changes = useChange(CONTACTS_CHANGED)
  return {
    ...changes,
    run: async (change) => {
      const answer = await changes.run(change)
      if (answer._tag === "refused")
        await Promise.all(CONTACTS_CHANGED.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      return answer
    },
  }
}
