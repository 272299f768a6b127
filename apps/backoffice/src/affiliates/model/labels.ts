import { NETWORK_LABELS, PERIOD_LABELS, STATUS_LABELS } from "@voltread/domain/marketing/affiliate-labels.ts"
import type { Tone } from "@voltread/ui/components/badge.tsx"
import type { PostbackState } from "./queries.ts"

const optionsOf = <Id extends string>(labels: Readonly<Record<Id, string>>) =>
  Object.entries<string>(labels).map(([id, label]) => ({ id, label }))

const tones: Readonly<Record<string, Tone>> = { active: "success", paused: "warning", ended: "neutral" }

export const statusOptions = optionsOf(STATUS_LABELS)
export const networkOptions = optionsOf(NETWORK_LABELS)
export const periodOptions = optionsOf(PERIOD_LABELS)

const labelIn = (
  options: ReadonlyArray<{ readonly id: string; readonly label: string }>,
  id: string,
): string => options.find((option) => option.id === id)?.label ?? id

export const statusLabel = (status: string): string => labelIn(statusOptions, status)
export const statusTone = (status: string): Tone => tones[status] ?? "neutral"
export const networkLabel = (network: string): string => labelIn(networkOptions, network)
export const periodLabel = (period: string): string => labelIn(periodOptions, period)

interface PostbackWords {
  readonly label: string
  readonly tone: Tone
  /** Where there are none of them. */
  readonly none: string
}

export const POSTBACK_STATES: Readonly<Record<PostbackState, PostbackWords>> = {
  "given-up": { label: "Refused", tone: "danger", none: "No network has refused a postback" },
  waiting: { label: "Waiting", tone: "warning", none: "No postback is waiting" },
  sent: { label: "Sent", tone: "success", none: "No postback has been sent yet" },
  skipped: { label: "Not sent", tone: "neutral", none: "Every postback has been sent" },
}

export const KINDS: Readonly<Record<string, string>> = {
  conversion: "Conversion",
  reversal: "Reversal",
  addition: "Addition",
}
