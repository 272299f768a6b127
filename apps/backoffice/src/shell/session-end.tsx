import type { SessionEnd as Reason } from "@voltread/domain/contract/live-events.ts"
import { textOfEvent } from "@voltread/ui/session/event-text.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { sessionEndMessage } from "@voltread/ui/session/session-end-message.ts"
import { useDispatch } from "react-redux"
import { useServerEvents } from "../live/use-server-events.ts"
import { auth } from "../session/store.ts"

/** Whoever has logged out, or cannot log in anymore, leaves the page. */
const FINAL: ReadonlyArray<Reason> = ["log-out", "disabled", "erased"]

/** As soon as the server ends the session, the user logs in again over the page, or leaves it, with a message. */
export function SessionEnd() {
  const dispatch = useDispatch()
  useServerEvents("/api/account/events", "signed-out", (data) => {
    if (data === null) return
    const reason = textOfEvent<"signed-out">(data, "reason")
    if (FINAL.some((final) => final === reason)) dispatch(accountReset())
    else auth.ended()
    const message = sessionEndMessage(data)
    if (message === null) return
    void import("@voltread/ui/components/toast-queue.ts").then(({ showToast }) =>
      showToast({ severity: "warning", message }),
    )
  })
  return null
}
