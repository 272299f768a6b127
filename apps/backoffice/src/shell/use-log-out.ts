import { useQueryClient } from "@tanstack/react-query"
import { NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { useDispatch } from "react-redux"
import { endSession } from "../session/login.ts"

/** Logs out here and in all tabs; what was loaded for the person is forgotten (spec §4, session). */
export const useLogOut = (): (() => void) => {
  const dispatch = useDispatch()
  const queryClient = useQueryClient()
  return () => {
    void endSession().then((hasEnded) => {
      dispatch(accountReset())
      queryClient.clear()
      if (!hasEnded) showToast({ severity: "error", message: NOT_LOGGED_OUT })
    })
  }
}
