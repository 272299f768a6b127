import type { PromotionView } from "@voltread/domain/contract/promotion.ts"
import type { Tone } from "@voltread/ui/components/badge.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"

/** What a promotion takes off: "10% off", "$25.00 off", "Free shipping". */
export const benefitWords = ({ benefit }: Pick<PromotionView, "benefit">): string => {
  switch (benefit.kind) {
    case "percent":
      return `${benefit.basisPoints / 100}% off`
    case "amount":
      return `${formatMoney(benefit.cents / 100)} off`
    case "free-shipping":
      return "Free shipping"
  }
}

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
