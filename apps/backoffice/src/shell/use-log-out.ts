import { NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { useDispatch } from "react-redux"
import { endSession } from "../session/login.ts"

/** Logs out here and in all tabs (spec §4, session). */
export const useLogOut = (): (() => void) => {
  const dispatch = useDispatch()
  return () => {
    void endSession().then((hasEnded) => {
      dispatch(accountReset())
      if (!hasEnded) showToast({ severity: "error", message: NOT_LOGGED_OUT })
    })
  }
}
