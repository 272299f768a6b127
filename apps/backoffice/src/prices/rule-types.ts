/** Kinds of markup rules; the ids are the domain's. */
export const RULE_TYPES = ["ALL", "PRICE_RANGE", "CATEGORY", "BRAND"] as const
export type MarkupKind = (typeof RULE_TYPES)[number]
