import type { SessionEnd } from "@voltread/domain/contract/live-events.ts"
import { textOfEvent } from "./event-text.ts"

const OTHER = "You have been logged out. Please log in again."
const WORDS: Readonly<Record<SessionEnd, string | null>> = {
  "log-out": null,
  disabled: "Your account has been disabled. Please contact our support.",
  erased: "Your account and your personal data have been deleted.",
  password: "Your password was changed. Please log in again.",
  "second-factor": OTHER,
  role: "Your role was changed. Please log in again.",
  reuse: "Someone may have copied your log-in, so we have ended it. Please log in again.",
}
const isKnown = (reason: string): reason is SessionEnd => Object.hasOwn(WORDS, reason)

/** Message for a session that the server has ended; null for a log-out by the user, on this device or another. */
export const sessionEndMessage = (data: string): string | null => {
  const reason = textOfEvent<"signed-out">(data, "reason")
  return isKnown(reason) ? WORDS[reason] : OTHER
}
