import type { QueryKey } from "@tanstack/react-query"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { focusPageIfLost, onwardFrom } from "@voltread/ui/page/focus-page.ts"
import { type Changes, useChange } from "./use-change.ts"

/**
 * As `useChange`, for what one press does where no form could show a refusal: it becomes a message, too. The focus goes on
 * where the button that was pressed leaves with its entry.
 */
export const useImmediateChange = (affected: ReadonlyArray<QueryKey>): Omit<Changes, "problem"> => {
  const { run, isPending } = useChange(affected)
  return {
    isPending,
    run: async (change) => {
      const onward = onwardFrom()
      const answer = await run(change)
      focusPageIfLost(onward)
      if (answer._tag === "refused") showToast({ severity: "error", message: answer.message })
      return answer
    },
  }
}
