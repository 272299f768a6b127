import { allocate, type Cents, portion, sum } from "../shared/money.ts"
import { isStateCode, type StateCode } from "../shared/us-states.ts"
import { type OrderItem, storeOf } from "./order-item.ts"

/**
 * What is due everywhere in a state, in thousandths of a percent (6.875 % is 6875), 2025. Rates that only a county or
 * city adds are not in them.
 */
const RATES: Readonly<Record<StateCode, number>> = {
  AL: 4_000,
  AK: 0,
  AZ: 5_600,
  AR: 6_500,
  CA: 7_250,
  CO: 2_900,
  CT: 6_350,
  DE: 0,
  DC: 6_000,
  FL: 6_000,
  GA: 4_000,
  HI: 4_000,
  ID: 6_000,
  IL: 6_250,
  IN: 7_000,
  IA: 6_000,
  KS: 6_500,
  KY: 6_000,
  LA: 5_000,
  ME: 5_500,
  MD: 6_000,
  MA: 6_250,
  MI: 6_000,
  MN: 6_875,
  MS: 7_000,
  MO: 4_225,
  MT: 0,
  NE: 5_500,
  NV: 6_850,
  NH: 0,
  NJ: 6_625,
  NM: 4_875,
  NY: 4_000,
  NC: 4_750,
  ND: 5_000,
  OH: 5_750,
  OK: 4_500,
  OR: 0,
  PA: 6_000,
  RI: 7_000,
  SC: 6_000,
  SD: 4_200,
  TN: 7_000,
  TX: 6_250,
  UT: 6_100,
  VT: 6_000,
  VA: 5_300,
  WA: 6_500,
  WV: 6_000,
  WI: 5_000,
  WY: 4_000,
}

/** States that tax what a seller charges for delivering taxable goods, even where the invoice shows it apart. */
const TAXES_SHIPPING: ReadonlySet<string> = new Set(
  "AR CT DC GA HI IN KY MN MS NE NJ NM NY NC ND OH PA RI SC SD TN TX VT WA WV WI".split(" "),
)

type Taxable = Pick<
  OrderItem,
  "price" | "quantity" | "discount" | "shippingCost" | "deliveryType" | "pickupStore"
>

/** Thousandths of a percent; zero for what is not a state. */
export const taxRate = (state: string): number => (isStateCode(state) ? RATES[state] : 0)

/**
 * The lines with their sales tax, by the state where the shopper gets them, which is the store's for what is picked up:
 * rate × (price − discount, and shipping where the state taxes it). The tax of each state is rounded once, half a cent
 * up, and spread over its lines in proportion, so that the lines' taxes add up to it exactly; a line without a taxable
 * amount bears none. `state`: where what is sent goes.
 */
export const withSalesTax = <Line extends Taxable>(
  lines: ReadonlyArray<Line>,
  state: string,
): ReadonlyArray<Line & { readonly tax: Cents }> => {
  const taxes: Array<Cents> = []
  const places = lines.map((line, index) => ({ line, index, where: storeOf(line)?.state ?? state }))
  for (const [where, theirs] of Map.groupBy(places, (place) => place.where)) {
    const bases = theirs.map(({ line }) => taxable(line, where))
    const shares = allocate(portion(sum(bases), taxRate(where), 100_000), bases)
    for (const [place, { index }] of theirs.entries()) taxes[index] = shares[place] ?? 0
  }
  return lines.map((line, index) => ({ ...line, tax: taxes[index] ?? 0 }))
}

const taxable = (line: Taxable, state: string): Cents => {
  const goods = line.price * line.quantity - line.discount
  return TAXES_SHIPPING.has(state) ? goods + line.shippingCost * line.quantity : goods
}
