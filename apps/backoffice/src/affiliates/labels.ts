import type { AFFILIATE_STATUSES, PAYOUT_PERIODS } from "@voltread/domain/marketing/affiliate.ts"
import type { Network } from "@voltread/domain/marketing/postback-template.ts"
import type { Tone } from "@voltread/ui/components/badge.tsx"
import type { PostbackState } from "./queries.ts"

type Status = (typeof AFFILIATE_STATUSES)[number]

const optionsOf = <Id extends string>(labels: Readonly<Record<Id, string>>) =>
  Object.entries<string>(labels).map(([id, label]) => ({ id, label }))

const statuses: Readonly<Record<Status, string>> = { active: "Active", paused: "Paused", ended: "Ended" }
const tones: Readonly<Record<string, Tone>> = { active: "success", paused: "warning", ended: "neutral" }
const networks: Readonly<Record<Network, string>> = {
  none: "None",
  everflow: "Everflow",
  tune: "TUNE",
  cake: "CAKE",
  own: "Their own",
}
const periods: Readonly<Record<(typeof PAYOUT_PERIODS)[number], string>> = {
  weekly: "Every week",
  "twice-monthly": "Twice a month",
  monthly: "Every month",
}

export const statusOptions = optionsOf(statuses)
export const networkOptions = optionsOf(networks)
export const periodOptions = optionsOf(periods)

const labelIn = (
  options: ReadonlyArray<{ readonly id: string; readonly label: string }>,
  id: string,
): string => options.find((option) => option.id === id)?.label ?? id

export const statusLabel = (status: string): string => labelIn(statusOptions, status)
export const statusTone = (status: string): Tone => tones[status] ?? "neutral"
export const networkLabel = (network: string): string => labelIn(networkOptions, network)
export const periodLabel = (period: string): string => labelIn(periodOptions, period)

export const POSTBACKS: Readonly<Record<PostbackState, { readonly label: string; readonly tone: Tone }>> = {
  "given-up": { label: "Refused", tone: "danger" },
  waiting: { label: "Waiting", tone: "warning" },
  sent: { label: "Sent", tone: "success" },
  skipped: { label: "Not sent", tone: "neutral" },
}

export const KINDS: Readonly<Record<string, string>> = {
  conversion: "Conversion",
  reversal: "Reversal",
  addition: "Addition",
}
