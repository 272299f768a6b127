import { valueInWords } from "../../page/value-in-words.ts"
import type { Entry } from "./timeline-rows.ts"

const LONGEST = 160

const CONVERSATIONS: ReadonlySet<string> = new Set([
  "OrderPhoneCallRecorded",
  "OrderEmailConversationRecorded",
])

/** What was said. The first line of a recorded conversation names only who had it. */
const words = ({ type, body }: Entry): string => {
  const lines = (body ?? "").split("\n")
  const said = CONVERSATIONS.has(type) && lines.length > 1 ? lines.slice(1) : lines
  return said.join(" ").replaceAll(/\s+/g, " ").trim()
}

const isNamed = (field: string, name: string): boolean => field === name || field.endsWith(`.${name}`)

/** What is worth a place in the line: the new status, an amount, or which fields are others. */
const change = ({ differences, body }: Entry): string => {
  const status = differences.find(({ field, before }) => isNamed(field, "status") && before !== null)
  const shown = status ?? differences.find(({ field }) => isNamed(field, "amount"))
  if (shown !== undefined) return valueInWords(shown.field, shown.after)
  if (body !== null && body !== "") return ""
  const [only, ...others] = differences
  if (only !== undefined && others.length === 0)
    return `${only.label}: ${valueInWords(only.field, only.after)}`
  return differences.map(({ label }) => label).join(", ")
}

/** An event in a few words, for its one line in the history. */
export const entrySummary = (entry: Entry): string => {
  const text = [change(entry), words(entry)].filter((part) => part !== "").join(" · ")
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`
}
