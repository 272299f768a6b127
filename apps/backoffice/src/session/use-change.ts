import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { type ChangeRequest, type ChangeResult, send } from "./rest.ts"

export interface Changes {
  readonly run: (change: ChangeRequest) => Promise<ChangeResult>
  readonly isPending: boolean
  /** Why the last one was not done. */
  readonly problem: string | undefined
}

/** Sends changes over REST. A success shows a message and loads the affected queries again. */
export const useChange = (affected: ReadonlyArray<QueryKey>): Changes => {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: async (change: ChangeRequest) => {
      const answer = await send(change)
      if (answer._tag === "done") {
        showToast({ severity: "success", message: answer.message })
        await Promise.all(affected.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      }
      return answer
    },
  })
  return {
    run: (change) => mutateAsync(change),
    isPending,
    problem: data?._tag === "refused" ? data.message : undefined,
  }
}
