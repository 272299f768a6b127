import type { Affiliate } from "@voltread/domain/contract/affiliate.ts"
import type { Words } from "@voltread/domain/shared/difference.ts"
import { networkLabel, periodLabel, statusLabel } from "../model/labels.ts"
import { affiliatePath } from "../model/queries.ts"

export const NO_ROLLUP = "none"

/** What the form of an affiliate shows at first; null: a new one. */
export const affiliateValues = (affiliate: Affiliate | null) => ({
  affiliateId: affiliate?.affiliateId ?? "",
  name: affiliate?.name ?? "",
  status: affiliate?.status ?? "active",
  rollupId: affiliate?.rollupId ?? NO_ROLLUP,
  payoutPeriod: affiliate?.payoutPeriod ?? "monthly",
  network: affiliate?.network ?? "none",
  conversionUrl: affiliate?.conversionUrl ?? "",
  reversalUrl: affiliate?.reversalUrl ?? "",
  networkToken: "",
})

const NONE = "None"

/** What the form shows, in words. */
export const affiliateWords = (affiliate: Affiliate): Words => ({
  Name: affiliate.name,
  Status: statusLabel(affiliate.status),
  Rollup: affiliate.rollupId ?? NONE,
  Paid: periodLabel(affiliate.payoutPeriod),
  Network: networkLabel(affiliate.network),
  "Conversion postback": affiliate.conversionUrl ?? NONE,
  "Reversal postback": affiliate.reversalUrl ?? NONE,
  "Verification token": affiliate.hasNetworkToken ? "Stored" : NONE,
})

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim())

/** Saves what was entered; an empty token keeps the one that is saved. */
export const saveRequest = (affiliate: Affiliate | null, values: ReturnType<typeof affiliateValues>) => {
  const { affiliateId, networkToken, ...typed } = values
  const body = {
    ...typed,
    rollupId: typed.rollupId === NO_ROLLUP ? null : typed.rollupId,
    conversionUrl: orNull(typed.conversionUrl),
    reversalUrl: orNull(typed.reversalUrl),
    ...(networkToken === "" ? {} : { networkToken }),
  }
  return affiliate === null
    ? ({
        method: "POST",
        path: "/api/admin/affiliates",
        body: { affiliateId: affiliateId.trim(), ...body },
      } as const)
    : ({
        method: "PUT",
        path: affiliatePath(affiliate.affiliateId),
        body: { version: affiliate.version, ...body },
      } as const)
}
