import { formatNumber } from "@voltread/domain/shared/number-format.ts"

/** Percent of sessions that became orders; null where nobody came. */
export const conversion = ({
  orders,
  sessions,
}: {
  readonly orders: number
  readonly sessions: number
}): number | null => (sessions === 0 ? null : (orders / sessions) * 100)

/** How much a figure is of another, in words: a day that is not over is never called a loss. */
export const shareOf = (now: number, before: number): string | null =>
  before <= 0 ? null : `${formatNumber((now / before) * 100)}% of that day`
