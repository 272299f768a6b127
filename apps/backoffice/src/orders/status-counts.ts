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

/** Reads a `counts` event; null when it is none. */
export const countsUpdate = (data: string): CountsUpdate | null => {
  let update: unknown
  try {
    update = JSON.parse(data)
  } catch {
    return null
  }
  if (!isRecord(update) || typeof update.total !== "number" || typeof update.position !== "string")
    return null
  return { counts: statusCounts(update.byStatus, update.total), position: update.position }
}

/** Reads `byStatus` as the API answers it; a status that it does not name has no orders. */
export const statusCounts = (byStatus: unknown, total: number, isPartial = false): StatusCounts => {
  const named = isRecord(byStatus) ? byStatus : {}
  return {
    total,
    isPartial,
    byStatus: new Map(
      ORDER_STATUSES_ON_SCREEN.map((status) => {
        const count = named[status]
        return [status, typeof count === "number" ? count : 0]
      }),
    ),
  }
}

/** A count as it stands beside its status; of what was counted in part, none says nothing. */
export const countInWords = (count: number, isPartial: boolean): string => {
  if (!isPartial) return formatNumber(count)
  const least = BOUNDS.find((bound) => count >= bound) ?? count
  return least === 0 ? "" : `${formatNumber(least)}+`
}

const BOUNDS = [10_000, 1_000, 100]
