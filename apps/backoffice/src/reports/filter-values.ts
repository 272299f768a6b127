import { isRecord } from "@voltread/ui/session/rehydration.ts"
export const FILTERS = ["gateway", "category", "brand", "partner", "affiliate"] as const
export type Filter = (typeof FILTERS)[number]

interface FilterValues extends Readonly<Record<Filter, ReadonlyArray<string>>> {
  /** Whose days the reports count by. */
  readonly timeZone: string
}

/** What each filter can be set to, as the API answers it; one that it does not name has nothing to choose. */
export const filterValues = (answer: unknown): FilterValues => {
  const named = isRecord(answer) ? answer : {}
  const of = (filter: Filter): ReadonlyArray<string> => {
    const values = named[filter]
    return Array.isArray(values) ? values.filter((value: unknown) => typeof value === "string") : []
  }
  return {
    gateway: of("gateway"),
    category: of("category"),
    brand: of("brand"),
    partner: of("partner"),
    affiliate: of("affiliate"),
    timeZone: typeof named.timeZone === "string" ? named.timeZone : "UTC",
  }
}
