import { accountReset } from "@voltread/ui/session/session.ts"
import { sessionEndMessage } from "@voltread/ui/session/session-end-message.ts"
import { useDispatch } from "react-redux"
import { useServerEvents } from "../live/use-server-events.ts"

/** Logs the user out, with a message, as soon as the server ends the session. */
export function SessionEnd() {
  const dispatch = useDispatch()
  useServerEvents("/api/account/events", "signed-out", (data) => {
    if (data === null) return
    dispatch(accountReset())
    const message = sessionEndMessage(data)
    if (message === null) return
    void import("@voltread/ui/components/toast-queue.ts").then(({ showToast }) =>
      showToast({ severity: "warning", message }),
    )
  })
  return null
}
