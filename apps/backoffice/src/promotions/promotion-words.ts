import type { PromotionView } from "@voltread/domain/contract/promotion.ts"
import type { Tone } from "@voltread/ui/components/badge.tsx"

/** Whether shoppers can use it. `now`: milliseconds. */
export const stateOf = (
  { isActive, validFrom, validUntil }: Pick<PromotionView, "isActive" | "validFrom" | "validUntil">,
  now: number,
): { readonly label: string; readonly tone: Tone } => {
  if (!isActive) return { label: "Off", tone: "neutral" }
  if (now < Date.parse(validFrom)) return { label: "Scheduled", tone: "info" }
  if (validUntil !== null && now >= Date.parse(validUntil)) return { label: "Expired", tone: "neutral" }
  return { label: "Active", tone: "success" }
}
