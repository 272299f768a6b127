export const FILTERS = ["gateway", "category", "brand", "partner", "affiliate"] as const
export type Filter = (typeof FILTERS)[number]
