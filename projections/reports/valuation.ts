import { affiliateTakes, partFor } from "@voltread/domain/ordering/affiliate-take.ts"
import { type OrderLine, soldUnits } from "@voltread/domain/ordering/order-state.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import type { OrderDocument } from "../ordering/order-document.ts"

/** The value of a line in the books: units sold, and cents. */
export interface Amounts {
  readonly units: number
  readonly gross: Cents
  readonly discount: Cents
  readonly shipping: Cents
  readonly tax: Cents
  readonly supplierCost: Cents
  readonly lenderTake: Cents
  readonly affiliateTake: Cents
}

export const NOTHING: Amounts = {
  units: 0,
  gross: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
  supplierCost: 0,
  lenderTake: 0,
  affiliateTake: 0,
}

const KEYS = [
  "units",
  "gross",
  "discount",
  "shipping",
  "tax",
  "supplierCost",
  "lenderTake",
  "affiliateTake",
] as const satisfies ReadonlyArray<keyof Amounts>

export const minus = (a: Amounts, b: Amounts): Amounts => ({
  units: a.units - b.units,
  gross: a.gross - b.gross,
  discount: a.discount - b.discount,
  shipping: a.shipping - b.shipping,
  tax: a.tax - b.tax,
  supplierCost: a.supplierCost - b.supplierCost,
  lenderTake: a.lenderTake - b.lenderTake,
  affiliateTake: a.affiliateTake - b.affiliateTake,
})

export const isNothing = (amounts: Amounts): boolean => KEYS.every((key) => amounts[key] === 0)

/** Whether both have the same value in the books, whatever else has changed in the line. */
export const isWorthTheSame = (one: OrderLine, other: OrderLine): boolean =>
  one === other ||
  (one.itemId === other.itemId &&
    soldUnits(one) === soldUnits(other) &&
    one.quantity === other.quantity &&
    one.price === other.price &&
    one.discount === other.discount &&
    one.shippingCost === other.shippingCost &&
    one.tax === other.tax &&
    one.supplierCost === other.supplierCost)

/**
 * The current value of each line of an order in the books; empty before it is submitted.
 *
 * A pure function of the order: the ledger books the change that each event makes in it. So the postings of a line always
 * add up to its current value, and to exactly zero once all of it was canceled or returned.
 */
export const valuation = (
  document: Pick<OrderDocument, "state" | "lenderShares"> | null,
): ReadonlyMap<string, Amounts> => {
  if (document === null || document.state._tag === "draft") return new Map()
  const { state, lenderShares } = document
  const { lines } = state
  const takes = affiliateTakes(state)
  return new Map(
    lines.map((line, index) => {
      const units = soldUnits(line)
      const part = (amount: Cents) => partFor(amount, units, line.quantity)
      const lent = lenderShares[line.itemId]
      return [
        line.itemId,
        {
          units,
          gross: line.price * units,
          discount: part(line.discount),
          shipping: line.shippingCost * units,
          tax: part(line.tax),
          supplierCost: line.supplierCost * units,
          lenderTake: lent === undefined ? 0 : partFor(lent.take, Math.min(units, lent.units), lent.units),
          affiliateTake: takes[index] ?? 0,
        },
      ]
    }),
  )
}
