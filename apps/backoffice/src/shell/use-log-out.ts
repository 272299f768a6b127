import { useQueryClient } from "@tanstack/react-query"
import { NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { useDispatch } from "react-redux"
import { endSession } from "../session/login.ts"

/** Logs out here and in all tabs (spec §4, session). */
export const useLogOut = (): (() => void) => {
  const dispatch = useDispatch()
  const queryClient = useQueryClient()
  return () => {
    // What comes to the server after the log-out is refused, which would read as a session that has ended by itself.
    void queryClient.cancelQueries()
    void endSession().then((hasEnded) => {
      dispatch(accountReset())
      if (!hasEnded) showToast({ severity: "error", message: NOT_LOGGED_OUT })
    })
  }
}
