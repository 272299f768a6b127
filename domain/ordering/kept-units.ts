import { inDollars } from "../shared/dollars.ts"
import type { Cents } from "../shared/money.ts"

/** The amounts for which a lender makes a contract: from its smallest one to what it approved. Cents. */
export interface Financed {
  readonly least: Cents
  readonly most: Cents
}

/** How an order that comes to more than was approved can keep its approval. */
export type WaysToFit = "fewer-units-or-card" | "card" | "none"

/** `total`: of a line, with tax and shipping. `paid`: what the lender need not pay. Cents. */
export const waysToFit = (
  lines: ReadonlyArray<{ readonly quantity: number; readonly total: Cents }>,
  { least, most }: Financed,
  paid: Cents,
): WaysToFit => {
  if (most < least) return "none"
  return canKeepUnits(lines, { least: least + paid, most: most + paid }) ? "fewer-units-or-card" : "card"
}

/** Why fewer units are not possible, for the customer. Cents. */
export const keptTooLittle = (amount: Cents, least: Cents): string =>
  `What you keep leaves ${inDollars(amount)} to pay, and the lender finances no less than ${inDollars(least)}. Please keep more, or pay another way.`

/** Whether some of the units together come to such an amount. Each amount below `least` is looked at once for each line. */
const canKeepUnits = (lines: Parameters<typeof waysToFit>[0], { least, most }: Financed): boolean => {
  const tooSmall = new Set([0])
  for (const { quantity, total } of lines) {
    const price = Math.round(total / quantity)
    let reached = [...tooSmall]
    for (let unit = 1; unit <= quantity && reached.length > 0; unit++) {
      const sums = reached.map((sum) => sum + price)
      if (sums.some((sum) => sum >= least && sum <= most)) return true
      reached = sums.filter((sum) => sum < least && !tooSmall.has(sum))
      for (const sum of reached) tooSmall.add(sum)
    }
  }
  return false
}
