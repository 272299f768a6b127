import type { AffiliateForm } from "./affiliate.ts"

type Labels<Id extends string> = Readonly<Record<Id, string>>

export const STATUS_LABELS: Labels<AffiliateForm["status"]> = {
  active: "Active",
  paused: "Paused",
  ended: "Ended",
}
export const NETWORK_LABELS: Labels<AffiliateForm["network"]> = {
  none: "None",
  everflow: "Everflow",
  tune: "TUNE",
  cake: "CAKE",
  own: "Their own",
}
export const PERIOD_LABELS: Labels<AffiliateForm["payoutPeriod"]> = {
  weekly: "Every week",
  "twice-monthly": "Twice a month",
  monthly: "Every month",
}
