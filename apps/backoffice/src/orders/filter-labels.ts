import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
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
  const { status, gateway, affiliate, pickup, customer, from, to, min, max } = view
  const applied: Array<AppliedFilter> = []
  if (status !== undefined && status.length > 1) {
    const { status: _status, ...without } = view
    applied.push({ label: status.map(statusLabel).join(" or "), without })
  }
  if (from !== undefined || to !== undefined) {
    const { from: _from, to: _to, ...without } = view
    applied.push({ label: `Date ${range(from, to, formatDay)}`, without })
  }
  if (gateway !== undefined) {
    const { gateway: _gateway, ...without } = view
    applied.push({ label: `Paid by ${gatewayLabel(gateway)}`, without })
  }
  if (affiliate !== undefined) {
    const { affiliate: _affiliate, ...without } = view
    applied.push({ label: `Affiliate ${affiliate}`, without })
  }
  if (pickup !== undefined) {
    const { pickup: _pickup, ...without } = view
    applied.push({ label: statusLabel(pickup), without })
  }
  if (customer !== undefined) {
    const { customer: _customer, ...without } = view
    applied.push({ label: `Customer ${customer}`, without })
  }
  if (min !== undefined || max !== undefined) {
    const { min: _min, max: _max, ...without } = view
    applied.push({ label: `Total ${range(min, max, (dollars) => `$${dollars}`)}`, without })
  }
  return applied
}
