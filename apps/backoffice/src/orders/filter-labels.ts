import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { omitUndefined } from "../search-params/search-value.ts"
import type { OrdersView } from "./view.ts"

interface AppliedFilter {
  readonly label: string
  /** The view without it. */
  readonly without: OrdersView
}

const range = (from: string | undefined, to: string | undefined, show: (end: string) => string): string => {
  if (from === undefined) return `up to ${show(to ?? "")}`
  return to === undefined ? `from ${show(from)}` : `${show(from)} – ${show(to)}`
}

/** Labels of a view's filters, each with the view that lacks it. A single status is a tab, not a filter. */
export const appliedFilters = (view: OrdersView): ReadonlyArray<AppliedFilter> => {
  const { status, gateway, affiliate, pickup, disputed, customer, from, to, min, max } = view
  const applied: Array<AppliedFilter> = []
  const add = (label: string, absent: { readonly [Key in keyof OrdersView]?: undefined }) =>
    applied.push({ label, without: omitUndefined({ ...view, ...absent }) })

  if (status !== undefined && status.length > 1)
    add(status.map(statusLabel).join(" or "), { status: undefined })
  if (from !== undefined || to !== undefined)
    add(`Date ${range(from, to, formatDay)}`, { from: undefined, to: undefined })
  if (gateway !== undefined) add(`Paid by ${gatewayLabel(gateway)}`, { gateway: undefined })
  if (affiliate !== undefined) add(`Affiliate ${affiliate}`, { affiliate: undefined })
  if (pickup !== undefined) add(statusLabel(pickup), { pickup: undefined })
  if (disputed !== undefined) add("Disputed", { disputed: undefined })
  if (customer !== undefined) add(`Customer ${customer}`, { customer: undefined })
  if (min !== undefined || max !== undefined)
    add(`Total ${range(min, max, (dollars) => `$${dollars}`)}`, { min: undefined, max: undefined })
  return applied
}
