import { queryOptions } from "@tanstack/react-query"
import type { Subscription } from "@voltread/domain/contract/report-subscription.ts"
import { read } from "../session/rest.ts"

export const subscriptionsKey = ["report-subscriptions"] as const

export const SUBSCRIPTIONS = "/api/admin/report-subscriptions"

/** When a report comes, in words. */
export const FREQUENCIES: Readonly<
  Record<Subscription["rhythm"], { readonly label: string; readonly days: string }>
> = {
  daily: { label: "Every morning", days: "the day before" },
  weekly: { label: "Every Monday", days: "the week before" },
  monthly: { label: "On the first of a month", days: "the month before" },
}

export const subscriptionsQuery = queryOptions({
  queryKey: subscriptionsKey,
  queryFn: async ({ signal }) => {
    const schema = async () =>
      (await import("@voltread/domain/contract/report-subscription.ts")).SubscriptionsData
    const found = await read(schema, { method: "GET", path: SUBSCRIPTIONS, signal })
    return found?.subscriptions ?? []
  },
})
