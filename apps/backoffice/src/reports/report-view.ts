import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import {
  choiceValue,
  dayValue,
  listValue,
  omitUndefined,
  type RawSearch,
  textValue,
} from "../search-params/search-value.ts"
import { PRESETS, type Preset } from "./presets.ts"

const TOUCHES = ["first", "lastPaid"] as const
type Touch = (typeof TOUCHES)[number]

/** What a report's page shows. The address is this. */
export interface ReportView {
  /** Absent with no days: the last 30 days. */
  readonly range?: Preset
  /** Both or none; they win over `range`. */
  readonly from?: string
  readonly to?: string
  readonly by?: string
  readonly status?: ReadonlyArray<OrderStatus>
  readonly gateway?: string
  readonly category?: string
  readonly brand?: string
  readonly partner?: string
  readonly affiliate?: string
  /** Which visit orders count for; absent: the last one. */
  readonly touch?: Touch
  readonly compare?: "previous"
  /** Column that the table is sorted by; absent: as the server says. */
  readonly sort?: string
  readonly order?: "desc"
  /** Column that the chart shows. */
  readonly chart?: string
  /** Position of the log that pins the figures. */
  readonly asOf?: string
  /** Where the page begins; absent: the first. */
  readonly after?: string
}

/** Reads a view out of a query string; what cannot be read is left out. Days the wrong way round are turned. */
export const reportView = (raw: RawSearch): ReportView => {
  const days = [dayValue(raw.from), dayValue(raw.to)].sort()
  const [from, to] = days.includes(undefined) ? [] : days
  return omitUndefined({
    range: from === undefined ? choiceValue(raw.range, PRESETS) : undefined,
    from,
    to,
    by: textValue(raw.by, 20),
    status: listValue(raw.status, ORDER_STATUSES),
    gateway: textValue(raw.gateway, 40),
    category: textValue(raw.category, 100),
    brand: textValue(raw.brand, 100),
    partner: textValue(raw.partner, 100),
    affiliate: textValue(raw.affiliate, 100),
    touch: choiceValue(raw.touch, TOUCHES),
    compare: choiceValue(raw.compare, ["previous"] as const),
    sort: textValue(raw.sort, 40),
    order: choiceValue(raw.order, ["desc"] as const),
    chart: textValue(raw.chart, 40),
    asOf: textValue(raw.asOf, 100),
    after: textValue(raw.after, 2_000),
  })
}

export const DEFAULT_RANGE: Preset = "last-30-days"
