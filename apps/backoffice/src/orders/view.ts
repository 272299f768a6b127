import { GATEWAY_TYPES, type GatewayType } from "@voltread/domain/ordering/gateway-type.ts"
import { PICKUP_STATUSES, type PickupStatus } from "@voltread/domain/ordering/item-status-facts.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import type { AdminOrdersQueryVariables, OrderSort } from "../generated/orders.ts"
import {
  amountValue,
  choiceValue,
  dayValue,
  flagValue,
  listValue,
  omitUndefined,
  type RawSearch,
  textValue,
} from "../search-params/search-value.ts"

export const SORTS = [
  "NEWEST",
  "OLDEST",
  "TOTAL_DESC",
  "TOTAL_ASC",
  "UPDATED",
] as const satisfies ReadonlyArray<OrderSort>

/** What of the orders is shown and how sorted. The address of the page is this, and nothing else. */
export interface OrdersView {
  readonly status?: ReadonlyArray<OrderStatus>
  readonly q?: string
  /** Calendar days of the viewer, both included. */
  readonly from?: string
  readonly to?: string
  readonly gateway?: GatewayType
  readonly affiliate?: string
  /** What its items that are picked up wait for. */
  readonly pickup?: PickupStatus
  /** Only those with a payment that its customer disputes. */
  readonly disputed?: true
  /** User name of one customer. */
  readonly customer?: string
  /** Dollars. */
  readonly min?: string
  readonly max?: string
  /** Absent: newest first. */
  readonly sort?: Exclude<OrderSort, "NEWEST">
}

/** Reads a view out of a query string; what cannot be read is left out, so any address opens the page. */
export const ordersView = (raw: RawSearch): OrdersView => {
  const sort = choiceValue(raw.sort, SORTS)
  return omitUndefined({
    status: listValue(raw.status, ORDER_STATUSES),
    q: textValue(raw.q),
    from: dayValue(raw.from),
    to: dayValue(raw.to),
    gateway: choiceValue(raw.gateway, GATEWAY_TYPES),
    affiliate: textValue(raw.affiliate, 100),
    pickup: choiceValue(raw.pickup, PICKUP_STATUSES),
    disputed: flagValue(raw.disputed),
    customer: textValue(raw.customer),
    min: amountValue(raw.min),
    max: amountValue(raw.max),
    sort: sort === "NEWEST" ? undefined : sort,
  })
}

/** The view without what the tabs and the sorting decide. */
export const filtersOf = ({ status: _status, sort: _sort, ...filters }: OrdersView): OrdersView => filters

export const hasFilters = (view: OrdersView): boolean => Object.keys(filtersOf(view)).length > 0

export const sameView = (a: OrdersView, b: OrdersView): boolean => keyOf(a) === keyOf(b)

const keyOf = (view: OrdersView): string =>
  JSON.stringify(Object.entries(view).sort(([a], [b]) => (a < b ? -1 : 1)))

/** The instant at which a day of the viewer begins, or one so many days later. */
const startOf = (day: string | undefined, daysLater = 0): string | undefined => {
  if (day === undefined) return undefined
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}

const dollars = (amount: string | undefined): number | undefined =>
  amount === undefined ? undefined : Number(amount)

/** The question to the server. Days become instants in the viewer's time zone. */
export const ordersVariables = (view: OrdersView): Pick<AdminOrdersQueryVariables, "filter" | "sort"> => ({
  sort: view.sort ?? "NEWEST",
  filter: omitUndefined({
    statuses: view.status && [...view.status],
    search: view.q,
    from: startOf(view.from),
    // What the server leaves out begins here.
    to: startOf(view.to, 1),
    gatewayType: view.gateway,
    affiliateId: view.affiliate,
    pickupStatus: view.pickup,
    onlyDisputed: view.disputed,
    username: view.customer,
    minTotal: dollars(view.min),
    maxTotal: dollars(view.max),
  }),
})
