import type { Cents } from "../shared/money.ts"

/**
 * Whether an order can be made to cost at most `most` by removing units: any of them costs no more by itself. `total`:
 * of a line, with tax and shipping.
 */
export const canKeepUnits = (
  lines: ReadonlyArray<{ readonly quantity: number; readonly total: Cents }>,
  most: Cents,
): boolean => lines.some(({ quantity, total }) => Math.round(total / quantity) <= most)
