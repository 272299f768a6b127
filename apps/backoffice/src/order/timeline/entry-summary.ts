import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { valueInWords } from "../../page/value-in-words.ts"
import type { Entry } from "./timeline-rows.ts"

const MAX_LENGTH = 160

const CONVERSATIONS: ReadonlySet<string> = new Set([
  "OrderPhoneCallRecorded",
  "OrderEmailConversationRecorded",
])

/** The text. The first line of a recorded conversation only names its participants. */
const words = ({ type, body }: Entry): string => {
  const lines = (body ?? "").split("\n")
  const said = CONVERSATIONS.has(type) && lines.length > 1 ? lines.slice(1) : lines
  return said.join(" ").replaceAll(/\s+/g, " ").trim()
}

const isNamed = (field: string, name: string): boolean => field === name || field.endsWith(`.${name}`)

/** The change in short: the new status, or the new values if there is no text. */
const change = ({ differences, body }: Entry): string => {
  const status = differences.find(({ field, before }) => isNamed(field, "status") && before !== null)?.after
  if (status != null) return statusLabel(status)
  if (body !== null && body !== "") return ""
  return differences.map(({ field, label, after }) => `${label}: ${valueInWords(field, after)}`).join(", ")
}

/** An event in a few words, for its one line in the history. */
export const entrySummary = (entry: Entry): string => {
  const text = [change(entry), words(entry)].filter((part) => part !== "").join(" · ")
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…`
}
