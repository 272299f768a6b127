import type { LiveEvents } from "@voltread/domain/contract/live-events.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES_ON_SCREEN } from "@voltread/domain/ordering/order-status-table.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { isRecord } from "@voltread/ui/session/rehydration.ts"

export interface StatusCounts {
  readonly total: number
  readonly byStatus: ReadonlyMap<OrderStatus, number>
  /** There are at least so many. */
  readonly isPartial: boolean
}

/** What the server says when counts have changed; `position` is up to where it has counted. */
interface CountsUpdate {
  readonly counts: StatusCounts
  readonly position: string
}

/** By hand: the first load of the orders has no room for what would load the schema library. */
const isCounts = (event: unknown): event is Pick<LiveEvents["counts"], "byStatus" | "total" | "position"> =>
  isRecord(event) &&
  isRecord(event.byStatus) &&
  Object.values(event.byStatus).every((count) => typeof count === "number") &&
  typeof event.total === "number" &&
  typeof event.position === "string"

/** Reads the data of a `counts` event; null when it is none. */
export const countsUpdate = (data: string): CountsUpdate | null => {
  try {
    const event: unknown = JSON.parse(data)
    if (!isCounts(event)) return null
    return { counts: statusCounts(event.byStatus, event.total), position: event.position }
  } catch {
    return null
  }
}

/** A status that `byStatus` does not name has no orders. */
export const statusCounts = (
  byStatus: Readonly<Record<string, number>>,
  total: number,
  isPartial = false,
): StatusCounts => ({
  total,
  isPartial,
  byStatus: new Map(ORDER_STATUSES_ON_SCREEN.map((status) => [status, byStatus[status] ?? 0])),
})

/** A count as it stands beside its status; of what was counted in part, none says nothing. */
export const countInWords = (count: number, isPartial: boolean): string => {
  if (!isPartial) return formatNumber(count)
  const least = BOUNDS.find((bound) => count >= bound) ?? count
  return least === 0 ? "" : `${formatNumber(least)}+`
}

const BOUNDS = [10_000, 1_000, 100]
