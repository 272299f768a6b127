import { NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { endSession } from "../session/end-session.ts"

/** For a button: says so if the session may go on at the server. */
export const logOut = (): void => {
  void endSession().then((hasEnded) => {
    if (!hasEnded) showToast({ severity: "error", message: NOT_LOGGED_OUT })
  })
}
