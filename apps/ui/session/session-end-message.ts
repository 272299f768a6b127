import { isRecord } from "./rehydration.ts"

/** By the reason that the server gives. */
const WORDS: Readonly<Record<string, string>> = {
  disabled: "Your account has been disabled. Please contact our support.",
  erased: "Your account and your personal data have been deleted.",
  password: "Your password was changed. Please log in again.",
  role: "Your role was changed. Please log in again.",
  reuse: "Somebody may have copied your log-in, so we have ended it. Please log in again.",
}
const OTHER = "You have been logged out. Please log in again."

const reasonIn = (data: string): string => {
  try {
    const news: unknown = JSON.parse(data)
    return isRecord(news) && typeof news.reason === "string" ? news.reason : ""
  } catch {
    return ""
  }
}

/** What to tell somebody whose session the server has ended; null for a log-out, which they know of. */
export const sessionEndMessage = (data: string): string | null => {
  const reason = reasonIn(data)
  return reason === "log-out" ? null : (WORDS[reason] ?? OTHER)
}
