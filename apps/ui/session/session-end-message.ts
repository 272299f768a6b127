import { isRecord } from "./rehydration.ts"

/** By the server's reason code. */
const WORDS: Readonly<Record<string, string>> = {
  disabled: "Your account has been disabled. Please contact our support.",
  erased: "Your account and your personal data have been deleted.",
  password: "Your password was changed. Please log in again.",
  role: "Your role was changed. Please log in again.",
  reuse: "Someone may have copied your log-in, so we have ended it. Please log in again.",
}
const OTHER = "You have been logged out. Please log in again."

const reasonIn = (data: string): string => {
  try {
    const event: unknown = JSON.parse(data)
    return isRecord(event) && typeof event.reason === "string" ? event.reason : ""
  } catch {
    return ""
  }
}

/** Message for a session that the server has ended; null for the user's own log-out. */
export const sessionEndMessage = (data: string): string | null => {
  const reason = reasonIn(data)
  return reason === "log-out" ? null : (WORDS[reason] ?? OTHER)
}
